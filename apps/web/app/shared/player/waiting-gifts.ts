/** Gifts that wait for the player (SHELL-040). No call gives bonuses or free spins out yet, so none ever wait. */
export const useWaitingGifts = (): number => 0;
