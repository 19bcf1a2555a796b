/**
 * Slots whose paper the portal can write out for the applicant to sign: statements of ownership, power of attorney, assignment, and the
 * statement of a small business. Each carries a stamp duty of Rp10,000 (UU 10/2020 art. 3 and 5), on paper or as e-Meterai.
 */
export const templateSlots = ['KEP', 'SPM', 'KUA', 'PGH', 'SPU'] as const
export type TemplateSlot = (typeof templateSlots)[number]

export function hasTemplate(slot: string): slot is TemplateSlot {
  return (templateSlots as readonly string[]).includes(slot)
}
