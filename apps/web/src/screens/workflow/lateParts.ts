// Parts of the band of a case that follow once it is drawn: both wait for an answer of the server.
export { AppealLink } from './AppealLink.tsx'
export { UsualStage } from './UsualStage.tsx'
