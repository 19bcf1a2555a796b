import type { StaffRow } from '@saki/contracts/staff'
import { hasPlainText } from '@saki/domain/search/plainLetters'

/** Those who may log in, of them those absent today, and closed accounts. */
export const staffTabs = ['active', 'absent', 'closed'] as const
export type StaffTab = (typeof staffTabs)[number]

const isIn: Readonly<Record<StaffTab, (row: StaffRow) => boolean>> = {
  active: ({ IND_ACTIVE }) => IND_ACTIVE === 'Y',
  absent: ({ IND_ACTIVE, IND_ABSENT }) => IND_ACTIVE === 'Y' && IND_ABSENT === 'Y',
  closed: ({ IND_ACTIVE }) => IND_ACTIVE === 'N',
}

/** Accounts of a tab whose name, number or address contains the typed letters. */
export function matching(staff: readonly StaffRow[], tab: StaffTab, typed: string): StaffRow[] {
  return staff.filter((row) => isIn[tab](row) && hasPlainText(`${row.USER_NAME}\n${row.NIP}\n${row.EMAIL}`, typed))
}
