/** Months of protection from the filing date and of each renewal (UU 20/2016 art. 35). */
export const TERM = 120
/** The day before renewal opens, six months before the end of the term; it may be requested from the next day (art. 36). */
export const WINDOW_OPENS = { months: TERM - 6, calendarDays: -1, every: TERM, from: 'filing' } as const
/** Publication lasts two months; a last day on a day off moves to the next working day (art. 1(22), 14). */
export const PUBLICATION = { months: 2, rolls: true } as const
/** Working days from the refusal to appeal to the Appeal Commission (art. 28). */
export const MARK_APPEAL = { workingDays: 90 } as const
/** A dismissed appeal may be contested before the Commercial Court within three months (art. 30(3)). */
export const MARK_SUIT = { months: 3, rolls: true } as const
/** Priority within six months; its document within three more (UU 20/2016 art. 10). Last days move off days off (art. 1(22)). */
export const MARK_PRIORITY = { months: 6, documentMonths: 3, rolls: true } as const
