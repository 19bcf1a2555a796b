// Tabs that few readers open, loaded with the first of them. One file for all.
export { AnnuitiesTab } from './AnnuitiesTab.tsx'
export { LicencesTab } from './LicencesTab.tsx'
export { PrioritiesTab } from './PrioritiesTab.tsx'
export { RefsTab } from './RefsTab.tsx'
export { RegisterTab } from './RegisterTab.tsx'
export { RelatedTab } from './RelatedTab.tsx'
