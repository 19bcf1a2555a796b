/** Ten years from the filing date, not renewable (UU 31/2000 art. 5). */
export const PROTECTION = { months: 120, from: 'filing' } as const
/** Objections may be filed within three months of publication; no decision is made before (art. 26). */
export const OPEN_TO_OBJECTIONS = { since: 'publish', months: 3 } as const
/** A refusal may be contested before the Commercial Court within three months; there is no appeal commission (art. 28). */
export const DESIGN_SUIT = { months: 3 } as const
/** Priority within six months; its document within three more (UU 31/2000 art. 16, 17). */
export const DESIGN_PRIORITY = { months: 6, documentMonths: 3 } as const
