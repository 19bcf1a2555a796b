// What the page of a case needs after the rest: what buttons do, and what only paper has. One file for all.
export { PrintedAddress } from './PrintedAddress.tsx'
export { saveDeadline } from './saveDeadline.ts'
export { savePublicData } from './savePublicData.ts'
