/** Months of protection from the filing date, again and again by renewal (UU 20/2016 art. 35). */
export const TERM = 120
/** Eve of the day renewal opens, six months before the end of the term: from the next day it may be asked for (art. 36). */
export const WINDOW_OPENS = { months: TERM - 6, calendarDays: -1, every: TERM, from: 'filing' } as const
/** Two months in the gazette; a last day off moves to the next working day (art. 1(22), 14). */
export const PUBLICATION = { months: 2, rolls: true } as const
/** Working days from the refusal within which the Appeal Commission may be asked (art. 28). */
export const MARK_APPEAL = { workingDays: 90 } as const
/** A dismissed appeal may be brought before the Commercial Court within three months (art. 30(3)). */
export const MARK_SUIT = { months: 3, rolls: true } as const
