import { newestFilingForm } from '@saki/catalogue/rights/filings'
import { readSakiFile, SAKI_BYTES_MAX, type SakiFileEntry, type SakiRead } from '@saki/domain/drafts/sakiFile'
import { useRef, useState } from 'react'

import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Label } from '../../ui/Label.tsx'
import { showToast } from '../../ui/messages.ts'
import { Note } from '../../ui/Note.tsx'
import { useWords } from '../../ui/useWords.ts'
import { startDraft } from '../store/draftCopies.ts'
import { useDraftNavigate } from '../useDraftNavigate.ts'

const SHORT_HASH = 8

/** 'Buka berkas .saki.json': makes a draft of the file's answers. If the file cannot be read, shows why and makes none. */
export function OpenSaki({ userId }: { userId: number }) {
  const { say } = useWords('drafts')
  const openDraft = useDraftNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState('')
  const [opened, setOpened] = useState<{ draft: string; files: readonly SakiFileEntry[] } | undefined>()
  const open = async (file: File) => {
    setRefusal('')
    const read: SakiRead =
      file.size > SAKI_BYTES_MAX ? { ok: false, why: 'tooLarge' } : readSakiFile(await file.text(), newestFilingForm)
    if (!read.ok)
      return setRefusal(
        say(`drafts:saki.why.${read.why}`, {
          file: file.name,
          fields: (read.fields ?? []).slice(0, 10).join(say('core:comma')),
        }),
      )
    const draft = await startDraft(userId, read.formId, read.data)
    showToast('drafts:saki.opened', { values: { file: file.name } })
    if (read.files.length > 0) setOpened({ draft, files: read.files })
    else openDraft(draft)
  }
  return (
    <>
      <Button icon="folder" onClick={() => input.current?.click()}>
        <Label k="drafts:saki.open" />
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        data-testid="saki-file"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file) void open(file)
        }}
      />
      {refusal && (
        <Note tone="bad" role="alert">
          {refusal}
        </Note>
      )}
      {opened && <FilesToBring files={opened.files} onGo={() => openDraft(opened.draft)} />}
    </>
  )
}

/** Names of the files that must be added again, with the beginning of their SHA-256. */
function FilesToBring({ files, onGo }: { files: readonly SakiFileEntry[]; onGo: () => void }) {
  const { say } = useWords('drafts')
  return (
    <Dialog
      title={<Label k="drafts:saki.files.title" />}
      width={560}
      onClose={onGo}
      actions={
        <Button look="primary" data-first onClick={onGo}>
          <Label k="drafts:saki.go" />
        </Button>
      }
    >
      <p>{say('drafts:saki.files.text')}</p>
      <ul>
        {files.map(({ FILE_NAME, SHA256 }, at) => (
          <li key={at}>
            <bdi dir="auto">{FILE_NAME}</bdi>{' '}
            <bdi dir="ltr" className="mono muted">
              {SHA256.slice(0, SHORT_HASH).toUpperCase()}
            </bdi>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
