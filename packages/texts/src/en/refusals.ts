import type { SameKeys } from '../words.ts'
import type { words as id } from '../id/refusals.ts'

/** Why an act at the desk is refused; sent by the server only. */
export const words: SameKeys<typeof id> = {
  answerOpen:
    'The applicant may still answer until {{date}}. Nothing was changed. Take this action after that day, or once the answer is in.',
  letterTooLate:
    'The last day this letter asks for, {{date}}, has passed. The letter was not sent and the application is unchanged. Continue without asking for the document.',
  followed:
    'After that day of receipt this happened: {{acts}}. Nothing was changed yet. Agree to undo it to record this paper.',
  shorter: 'A period of the law cannot be shortened. The present deadline stands; choose a later day.',
  sameDue: 'This is the present deadline. Choose a later day.',
  ownProposal: 'You made this proposal. Another officer approves or returns it.',
  openProposal: 'A proposed deadline already waits for approval.',
  movedProposal:
    'The deadline has changed since the proposal. Nothing was changed; return this proposal and make a new one.',
}
