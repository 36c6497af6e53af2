"""One match being played: nature, seats, clock, absence; ports for store, clock and bots."""

from parlour.play.nature import Loaded, Nature, Sealed, Seeded, settle

__all__ = ["Loaded", "Nature", "Sealed", "Seeded", "settle"]
