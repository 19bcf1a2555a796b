// What the page of a case shows after the rest: acts and facts that wait for an answer of the server, and what only paper has. One file for all.
export { AppealLink } from '../AppealLink.tsx'
export { UsualStage } from '../UsualStage.tsx'
export { CaseDownloads } from './CaseDownloads.tsx'
export { DeadlineButton } from './DeadlineButton.tsx'
export { OpenBillLink } from './OpenBillLink.tsx'
export { PrintedAddress } from './PrintedAddress.tsx'
