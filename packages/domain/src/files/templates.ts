/**
 * Slots for which the portal can generate a document for signing: statement of ownership, powers of attorney, assignment, and the statement
 * of a small business. Each needs a stamp duty of Rp10,000 (UU 10/2020 art. 3 and 5), on paper or as e-Meterai.
 */
export const templateSlots = ['KEP', 'SPM', 'KUA', 'PGH', 'SPU'] as const
export type TemplateSlot = (typeof templateSlots)[number]

export function hasTemplate(slot: string): slot is TemplateSlot {
  return (templateSlots as readonly string[]).includes(slot)
}
