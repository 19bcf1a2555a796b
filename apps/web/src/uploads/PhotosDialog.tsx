import { clsx } from 'clsx'
import { useState } from 'react'

import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { Label } from '../ui/Label.tsx'
import { useWords } from '../ui/useWords.ts'
import { useObjectUrl } from '../lib/useObjectUrl.ts'
import { photosPdf } from './photosPdf.ts'
import styles from './uploads.module.css'

interface PhotosDialogProps {
  /** Name of the document the photos are for; the PDF is named after it. */
  name: string
  photos: readonly File[]
  /** Opens the camera again; resolves with the new photos. */
  onMore: () => Promise<File[]>
  onTake: (files: File[]) => void
  onClose: () => void
}

/** Photos of a paper document, offered as the pages of one PDF. */
export function PhotosDialog({ name, photos, onMore, onTake, onClose }: PhotosDialogProps) {
  const { say } = useWords('uploads', 'core')
  const [pages, setPages] = useState(photos)
  const [isJoining, setJoining] = useState(false)
  const more = () => void onMore().then((taken) => setPages((before) => [...before, ...taken]))
  const join = async () => {
    setJoining(true)
    const bytes = await Promise.all(pages.map(async (page) => new Uint8Array(await page.arrayBuffer())))
    const pdf = photosPdf(bytes)
    // Not every camera writes JPEG. Other photos are uploaded one by one.
    onTake(
      pdf
        ? [new File([pdf as BlobPart], say('uploads:photos.name', { name }), { type: 'application/pdf' })]
        : [...pages],
    )
  }
  return (
    <Dialog
      title={<Label k="uploads:photos.title" />}
      width={560}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => onTake([...pages])}>
            <Label k="uploads:photos.apart" />
          </Button>
          <Button look="primary" busy={isJoining ? say('uploads:photos.title') : undefined} onClick={() => void join()}>
            <Label k="uploads:photos.join" values={{ count: pages.length }} />
          </Button>
        </>
      }
    >
      <p>{say('uploads:photos.text')}</p>
      <ol className={clsx(styles.photos, 'grid gap-12 above-12 below-12')}>
        {pages.map((page, at) => (
          <PhotoPage
            // The same photo may be listed twice, so the key contains its index.
            // oxlint-disable-next-line react/no-array-index-key
            key={`${page.name}-${page.lastModified}-${at}`}
            photo={page}
            at={at}
            onEarlier={() => setPages(movedForward(pages, at))}
            onDrop={() => (pages.length === 1 ? onClose() : setPages(pages.filter((_, index) => index !== at)))}
          />
        ))}
      </ol>
      <Button small icon="picture" onClick={more}>
        <Label k="uploads:photos.add" />
      </Button>
    </Dialog>
  )
}

function PhotoPage({
  photo,
  at,
  onEarlier,
  onDrop,
}: {
  photo: File
  at: number
  onEarlier: () => void
  onDrop: () => void
}) {
  const { say } = useWords('uploads')
  const url = useObjectUrl(photo)
  const page = at + 1
  return (
    <li>
      <img className="full-width well" src={url} alt={say('uploads:photos.page', { page })} />
      <span className="row between">
        <span>{page}</span>
        {at > 0 && (
          <button
            type="button"
            className="icon-button"
            aria-label={say('uploads:photos.earlier', { page })}
            onClick={onEarlier}
          >
            <Icon name="undo" size={18} />
          </button>
        )}
        <button
          type="button"
          className="icon-button"
          aria-label={say('uploads:photos.drop', { page })}
          onClick={onDrop}
        >
          <Icon name="trash" size={18} />
        </button>
      </span>
    </li>
  )
}

function movedForward(pages: readonly File[], at: number): File[] {
  const moved = [...pages]
  const [page] = moved.splice(at, 1)
  if (page) moved.splice(at - 1, 0, page)
  return moved
}
