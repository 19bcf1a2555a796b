import type { GazetteContent } from '@saki/domain/gazette/content'

/** Fields of entries kept before entries were complete. */
interface EarlierEntry {
  actionDate?: string
  registrationNbr?: string
  classes?: string
  imageId?: string | null
}

const nothing: GazetteContent = {
  kind: 'PUBLICATION',
  applicationNumber: '',
  right: '',
  title: '',
  englishTitle: '',
  filingDate: '',
  on: '',
  lastDay: null,
  hasObjections: false,
  registrationNumber: '',
  internationalNumber: '',
  owners: [],
  makers: [],
  representatives: [],
  priorities: [],
  mark: null,
  goods: [],
  locarno: [],
  description: '',
  ipc: [],
  claims: null,
  abstract: '',
  pictures: [],
  correction: null,
  isDropped: false,
}

/** A kept entry with every field; issues closed before entries were complete lack some. */
export function wholeContent(entry: Partial<GazetteContent> & EarlierEntry): GazetteContent {
  const { actionDate = '', registrationNbr = '', classes = '', imageId = null } = entry
  const earlier = {
    on: actionDate,
    registrationNumber: registrationNbr,
    description: classes,
    pictures: imageId === null ? [] : [{ fileId: imageId, view: null }],
  }
  return { ...nothing, ...earlier, ...entry }
}
