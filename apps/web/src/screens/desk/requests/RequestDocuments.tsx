import { findRequest } from '@saki/catalogue/requests/registry'
import type { FileRow } from '@saki/contracts/fileRow'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { documentsNeeded } from '@saki/domain/forms/documents'
import type { DraftData, Level } from '@saki/domain/forms/form'
import { citeArticles, namesLaw } from '@saki/domain/law/ground'
import { requestDocuments } from '@saki/domain/requests/requestKind'
import type { ReactNode } from 'react'

import { FileActs } from '../../../requests/RequestFiles.tsx'
import { formFilesOf } from '../../../requests/RequestAnswers.tsx'
import { officeNow } from '../../../ui/clock.ts'
import { Chip } from '../../../ui/Chip.tsx'
import { Label } from '../../../ui/Label.tsx'
import { useWords } from '../../../ui/useWords.ts'

interface RequestDocumentsProps {
  kind: string
  data: DraftData
  files: readonly FileRow[]
  /** Day on which the request was received. */
  received: string | null
  /** Its scan is all there is of it, so that no document is missing. */
  isPaper?: boolean
}

/** The kind's documents with the reason for each, whether it is there, and the files to look at. */
export function RequestDocuments({ kind, data, files, received, isPaper = false }: RequestDocumentsProps) {
  const { say } = useWords('desk', 'requestForms', 'viewer')
  const request = findRequest(kind)
  const day = received ?? legalDateOf(new Date(officeNow()))
  const rules = request && !isPaper ? documentsNeeded(requestDocuments(request), data, formFilesOf(files), day) : []
  const own = new Set(rules.map(({ slot }) => slot))
  const others = files.filter(({ SPECDOC_TYP }) => !own.has(SPECDOC_TYP))
  if (rules.length === 0 && others.length === 0) return <p className="muted">{say('desk:requests.doc.none')}</p>
  return (
    <ul className="stack">
      {rules.map(({ slot, label, why, ground, level, uploaded }) => (
        <li key={slot + label}>
          <span className="row wrap gap-8">
            <b>
              <Label k={label} />
            </b>
            <Standing level={level} isThere={uploaded > 0} />
          </span>
          <p className="hint">
            {say(why)} {namesLaw(ground) && <bdi lang="id">({citeArticles(ground)})</bdi>}
          </p>
          <Files files={files.filter(({ SPECDOC_TYP }) => SPECDOC_TYP === slot)} />
        </li>
      ))}
      {others.length > 0 && (
        <li>
          <b>{say('desk:requests.doc.other')}</b>
          <Files files={others} />
        </li>
      )}
    </ul>
  )
}

function Standing({ level, isThere }: { level: Level | undefined; isThere: boolean }): ReactNode {
  const { say } = useWords('desk')
  if (isThere)
    return (
      <Chip tone="green" icon="check">
        {say('desk:requests.doc.there')}
      </Chip>
    )
  if (level === 'STOP')
    return (
      <Chip tone="red" icon="alert">
        {say('desk:requests.doc.lacks')}
      </Chip>
    )
  return (
    <Chip tone={level === 'LATER' ? 'amber' : 'grey'}>
      {say(level === 'LATER' ? 'desk:requests.doc.later' : 'desk:requests.doc.optional')}
    </Chip>
  )
}

function Files({ files }: { files: readonly FileRow[] }) {
  return files.map((file) => (
    <div key={file.ID} className="row wrap gap-8">
      {file.THUMB_URL && <img src={file.THUMB_URL} alt="" width={64} height={64} loading="lazy" />}
      <span className="grow">
        <bdi className="filename">{file.FILE_NAME}</bdi>
        <FileActs file={file} />
      </span>
    </div>
  ))
}
