import type { FileRow } from '@saki/contracts/fileRow'
import { findRequest } from '@saki/catalogue/requests/registry'
import { formatBytes } from '@saki/domain/files/limits'
import { useState, type ReactNode } from 'react'

import { FileHash } from '../cases/FileHash.tsx'
import { FileRemarksView } from '../cases/FileRemarksView.tsx'
import { ImagesDialog } from '../cases/ImagesDialog.tsx'
import { documentLabel } from '../forms/slotNames.ts'
import { download } from '../lib/download.ts'
import { openPopUp } from '../lib/popUp.ts'
import { Button } from '../ui/Button.tsx'
import { Label } from '../ui/Label.tsx'
import { LegalTime } from '../ui/LegalTime.tsx'
import { Table, type Column } from '../ui/Table.tsx'
import { useWords } from '../ui/useWords.ts'

/** A file with the kind of request it belongs to. */
export interface RequestFile {
  file: FileRow
  kind: string
}

interface RequestFilesProps {
  files: readonly RequestFile[]
  /** Further column, such as the request when files of several are listed. */
  more?: Column<RequestFile>
  empty: ReactNode
}

/** Files of requests: name with fingerprint, kind, pages, size, who uploaded it and when; to look at and to download. */
export function RequestFiles({ files, more, empty }: RequestFilesProps) {
  const { say } = useWords('ownRequests', 'viewer', 'studio', 'requestForms')
  return (
    <Table
      caption={say('ownRequests:filed')}
      columns={more ? [...columns.slice(0, 1), more, ...columns.slice(1)] : columns}
      rows={files}
      rowKey={({ file }) => file.ID}
      empty={empty}
    />
  )
}

/** Name of a file's slot in the kind's form, else the name of the slot. */
export function FileKind({ file, kind }: RequestFile) {
  const label = documentLabel(findRequest(kind)?.form, file.SPECDOC_TYP)
  return label ? <Label k={label} stacked /> : <bdi lang="id">{file.SPECDOC_NAME}</bdi>
}

const columns: readonly Column<RequestFile>[] = [
  { id: 'name', head: <Label k="viewer:list.name" stacked />, leads: true, cell: ({ file }) => <Name file={file} /> },
  { id: 'kind', head: <Label k="viewer:list.kind" stacked />, cell: (row) => <FileKind {...row} /> },
  {
    id: 'pages',
    head: <Label k="viewer:list.pages" stacked />,
    end: true,
    wideOnly: true,
    cell: ({ file }) => file.PAGES ?? '–',
  },
  {
    id: 'uploaded',
    head: <Label k="ownRequests:filed.uploaded" stacked />,
    cell: ({ file }) => <Uploaded file={file} />,
  },
  {
    id: 'acts',
    head: (
      <span className="sr">
        <Label k="core:actions" />
      </span>
    ),
    cell: ({ file }) => <FileActs file={file} />,
  },
]

function Name({ file }: { file: FileRow }) {
  const { say } = useWords('studio', 'viewer')
  return (
    <>
      <bdi className="filename">{file.FILE_NAME}</bdi>
      <span className="next">
        <bdi dir="ltr">{formatBytes(file.SIZE)}</bdi>
        {file.SCAN === 'scanning' && say('core:comma') + say('studio:attach.scan.scanning')}
        {file.SCAN === 'infected' && say('core:comma') + say('viewer:list.refused')}
      </span>
      <FileHash label="viewer:detail.hash" value={file.SHA256} />
      <FileRemarksView remarks={file.REMARKS} />
    </>
  )
}

function Uploaded({ file }: { file: FileRow }) {
  const { say } = useWords('ownRequests')
  return (
    <>
      <LegalTime at={file.UPLOADED_AT} />
      {file.UPLOADED_BY && <span className="next">{say('ownRequests:filed.by', { name: file.UPLOADED_BY })}</span>}
    </>
  )
}

/** View and download; neither while a file is in quarantine or when it is infected, since the server does not send it. */
export function FileActs({ file }: { file: FileRow }) {
  const [isOpen, setOpen] = useState(false)
  if (file.SCAN === 'scanning' || file.SCAN === 'infected') return null
  const isPicture = file.IMG_URL !== null
  const name = <span className="sr"> {file.FILE_NAME}</span>
  return (
    <div className="row wrap">
      {(isPicture || file.MIME === 'application/pdf') && (
        <Button
          look="act"
          icon="eye"
          onClick={() => (isPicture ? setOpen(true) : openPopUp(`/viewer/pdf/${encodeURIComponent(file.ID)}`))}
        >
          <Label k="core:view" />
          {name}
        </Button>
      )}
      <Button
        look="act"
        icon="download"
        onClick={() => void download('getPDFDoc', { params: { id: file.ID } }, file.FILE_NAME)}
      >
        <Label k="core:download" />
        {name}
      </Button>
      {isOpen && <ImagesDialog files={[file]} first={file.ID} onClose={() => setOpen(false)} />}
    </div>
  )
}
