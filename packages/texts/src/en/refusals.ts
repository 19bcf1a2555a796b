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
  noReasons: 'There is no reason yet. Nothing changed; write at least one reason with its ground, facts and evidence.',
  noPoints: 'There is no point yet. Nothing changed; write at least one point to be completed.',
  reasonMissing: 'This part is not written yet',
  reasonForeign: 'No substantive ground of this right. Choose one from the list.',
  reasonRepeated: 'This ground is used already. Put its reasons together.',
  reasonUnheard: 'The applicant was never told of this ground. Send a proposed refusal first.',
  beyondLatest: 'The extension ends by {{date}} at the latest. Nothing changed; choose that day or an earlier one.',
  openAct: 'An act waits for the second officer already. Nothing changed.',
  movedAct: 'The case changed since this was proposed. The act was not taken; return the proposal and make a new one.',
}
