import { rightsOfLetter } from '@saki/catalogue/rights/registry'
import { designViews } from '@saki/domain/files/designViews'

import { callAddress, type Answer } from '../../../lib/ask.ts'
import { useCall } from '../../../lib/queries.ts'
import { useWords } from '../../../ui/useWords.ts'

type FiledFile = Answer<'getListDokumen'>[number]

/** A document of a case as the desk shows it. */
export interface CaseDocument extends FiledFile {
  isPicture: boolean
  /** Of a small picture; undefined for other files. */
  thumbnail: string | undefined
  /** View of a picture, name of a letter, or the file's own name. */
  name: string
  /** From 1 for the oldest document of its kind and view; of one without successors and predecessors undefined. */
  version: number | undefined
  isNewest: boolean
}

export interface DocumentGroup {
  /** Slot of the files; '' for letters. */
  kind: string
  name: string
  documents: CaseDocument[]
}

/** The documents of a case by kind, in the order of the filing form; letters of the office last, newest first. */
export function useCaseFiles(patentId: string, right: string) {
  const { say } = useWords('filing', 'deskCase')
  const { data, error, refetch } = useCall('getListDokumen', { params: { id: patentId } })
  const nameOf = ({ VIEW_TYPE_ID, DOC_NAME }: FiledFile) => {
    const view = designViews.find(({ id }) => id === VIEW_TYPE_ID)
    return view ? say(view.text) : DOC_NAME
  }
  const groups =
    data && groupsOf(data, rightsOfLetter(right)[0]?.slotOrder ?? [], nameOf, say('deskCase:files.letters'))
  return { groups, error, refetch }
}

function groupsOf(
  files: readonly FiledFile[],
  slots: readonly string[],
  nameOf: (file: FiledFile) => string,
  letters: string,
): DocumentGroup[] {
  const rank = ({ DOC_TYP }: FiledFile) => (slots.includes(DOC_TYP) ? slots.indexOf(DOC_TYP) : slots.length)
  const received = files
    .filter(({ DIRECTION }) => DIRECTION === 'IN')
    .toSorted((a, b) => rank(a) - rank(b) || (a.VIEW_TYPE_ID ?? 99) - (b.VIEW_TYPE_ID ?? 99))
  const sent = files.filter(({ DIRECTION }) => DIRECTION === 'OUT').toReversed()
  const kinds = [...new Set(received.map(({ DOC_TYP }) => DOC_TYP))]
  const shown = (file: FiledFile) => documentOf(file, files, nameOf(file))
  return [
    ...kinds.map((kind) => {
      const own = received.filter(({ DOC_TYP }) => DOC_TYP === kind)
      return { kind, name: own[0]?.DOC_TYP_NAME ?? kind, documents: own.map(shown) }
    }),
    ...(sent.length > 0 ? [{ kind: '', name: letters, documents: sent.map(shown) }] : []),
  ]
}

function documentOf(file: FiledFile, all: readonly FiledFile[], name: string): CaseDocument {
  const isPicture = file.MIME.startsWith('image/')
  const versions = file.DIRECTION === 'IN' ? versionsOf(file, all) : [file]
  const at = versions.indexOf(file)
  return {
    ...file,
    isPicture,
    thumbnail: isPicture ? callAddress('getIMGDoc', { id: file.DOC_ID }, { size: 'thumb' }) : undefined,
    name,
    version: versions.length > 1 ? at + 1 : undefined,
    isNewest: at === versions.length - 1,
  }
}

/** Pictures of one view replace each other, also documents of one kind if each came on another day; files that came together are no versions. */
function versionsOf(file: FiledFile, all: readonly FiledFile[]): readonly FiledFile[] {
  const alike = all.filter(
    ({ DIRECTION, DOC_TYP, VIEW_TYPE_ID }) =>
      DIRECTION === 'IN' && DOC_TYP === file.DOC_TYP && VIEW_TYPE_ID === file.VIEW_TYPE_ID,
  )
  const days = new Set(alike.map(({ DOC_DATE }) => DOC_DATE))
  return file.VIEW_TYPE_ID !== null || days.size === alike.length ? alike : [file]
}
