import { useState } from 'react'

import { CasePicture } from '../../cases/CasePicture.tsx'
import { ImagesDialog } from '../../cases/ImagesDialog.tsx'
import { useCall } from '../../lib/queries.ts'
import { showMessage } from '../../ui/messages.ts'
import { useWords } from '../../ui/useWords.ts'

/** The picture of a case; a click shows all pictures, or says that there are none. */
export function Pictures({ url, patentId }: { url: string | null; patentId: string | undefined }) {
  const { say } = useWords('viewer')
  const [isOpen, setOpen] = useState(false)
  const { data, error } = useCall(
    'getListImageSpecDoc',
    { query: { fileId: patentId ?? '' } },
    { enabled: isOpen && patentId !== undefined, staleTime: 60_000 },
  )
  if (!patentId || !url) return <CasePicture url={url} size={64} />
  if (isOpen && error) {
    setOpen(false)
    showMessage({
      title: 'core:images.title',
      body: error.status === 404 ? 'core:download.missing' : 'core:load.failed',
      id: error.id || undefined,
      tone: 'error',
    })
  }
  return (
    <>
      <button type="button" className="wfpic" aria-label={say('viewer:flow.images.open')} onClick={() => setOpen(true)}>
        <CasePicture url={url} size={64} />
      </button>
      {isOpen && data && <ImagesDialog files={data} onClose={() => setOpen(false)} />}
    </>
  )
}
