import type { SameKeys } from '../words.ts'
import type { words as id } from '../id/refusals.ts'

/** Why an act at the desk is refused; sent by the server only. */
export const words: SameKeys<typeof id> = {
  answerOpen:
    'The applicant may still answer until {{date}}. Nothing was changed. Take this action after that day, or once the answer is in.',
  letterTooLate:
    'The last day this letter asks for, {{date}}, has passed. The letter was not sent and the application is unchanged. Continue without asking for the document.',
  letterNotPosted:
    'A letter that gives a last day is not posted yet, so its period does not run. Nothing has changed. Post the letter and record it first.',
  followed:
    'After that day of receipt this happened: {{acts}}. Nothing was changed yet. Agree to undo it to record this paper.',
  shorter: 'A period of the law cannot be shortened. The present deadline stands; choose a later day.',
  sameDue: 'This is the present deadline. Choose a later day.',
  ownProposal: 'You made this proposal. Another officer approves or returns it.',
  openProposal: 'A proposed deadline already waits for approval.',
  movedProposal:
    'The deadline has changed since the proposal. Nothing was changed; return this proposal and make a new one.',
  noCitations: 'No published citation is pinned for the search report.',
  noReasons: 'There is no reason yet. Nothing changed; write at least one reason with its ground, facts and evidence.',
  noPoints: 'There is no point yet. Nothing changed; write at least one point to be completed.',
  reasonMissing: 'This part is not written yet',
  reasonForeign: 'No substantive ground of this right. Choose one from the list.',
  reasonRepeated: 'This ground is used already. Put its reasons together.',
  reasonUnheard: 'The applicant was never told of this ground. Send a proposed refusal first.',
  evidenceLater:
    'What is cited is not earlier than this application (filing or priority date), so this ground cannot rest on it. Take it out of the evidence of that reason.',
  evidenceEnded:
    'The mark that is cited has ended, so this ground cannot rest on it. Take it out of the evidence of that reason.',
  beyondLatest: 'The extension ends by {{date}} at the latest. Nothing changed; choose that day or an earlier one.',
  openAct: 'An act waits for the second officer already. Nothing changed.',
  movedAct: 'The case changed since this was proposed. The act was not taken; return the proposal and make a new one.',
  wordlessAct:
    'This was proposed before the portal kept reasons and letter with the proposal, so what the second officer read may not be what is sent. The act was not taken; return the proposal and make a new one.',
  ownDecision: 'Two officers took this decision, and you are one of them. Another head of section takes it back.',
  openChange: 'Such a change already waits for a second officer. Nothing changed.',
  goodsNotAll:
    'The reasons concern some goods and services only. Nothing changed; record a refusal in part, or choose all goods and services.',
  goodsAll:
    'The reasons concern all goods and services. Nothing changed; record the refusal of the whole, or choose some only.',
  goodsForeign: 'Not goods or services of this application',
  goodsUnheard: 'The applicant was never told that this ground concerns these goods or services',
}
