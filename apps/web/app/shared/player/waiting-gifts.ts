/**
 * The number of gifts waiting for the player [SHELL-040]. Always 0, because no call grants bonuses or free spins yet.
 */
export const useWaitingGifts = (): number => 0;
