// Acts at the end of the row of a case, which follow once its page is drawn.
export { CaseDownloads } from './CaseDownloads.tsx'
export { DeadlineButton } from './DeadlineButton.tsx'
export { OpenBillLink } from './OpenBillLink.tsx'
