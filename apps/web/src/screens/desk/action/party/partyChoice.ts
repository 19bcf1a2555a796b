import type { ChosenParty } from '../useActionForm.ts'

/** For which case a party is chosen, and what is done with it. */
export interface PartyChoice {
  patentId: string
  onChoose: (party: ChosenParty) => void
}
