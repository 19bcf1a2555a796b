import { clsx } from 'clsx'

import type { FileRow } from '@saki/contracts/fileRow'
import { useState, type KeyboardEvent } from 'react'

import { download } from '../lib/download.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { Label } from '../ui/Label.tsx'
import { useWords } from '../ui/useWords.ts'
import { useViewName } from './useViewName.ts'
import styles from './images.module.css'

export interface ImagesDialogProps {
  /** Files of a draft or case as getListImageSpecDoc returns them; those that are no pictures are filtered out. */
  files: readonly FileRow[]
  /** DOC_ID to show first; without it the dialog shows a grid of all. */
  first?: string
  onClose: () => void
}

/** 'Gambar yang tersedia': all pictures; each opens large with its Keterangan, zoom, arrows and download. */
export function OpenImages({ files, first, onClose }: ImagesDialogProps) {
  const { say } = useWords('studio')
  const pictures = files.filter(({ IMG_URL }) => IMG_URL !== null)
  const [at, setAt] = useState(
    first === undefined
      ? undefined
      : Math.max(
          0,
          pictures.findIndex(({ ID }) => ID === first),
        ),
  )
  const nameOf = useViewName()
  const shown = at === undefined ? undefined : pictures[at]
  return (
    <Dialog title={<Label k="core:images.title" />} width={1000} onClose={onClose}>
      {pictures.length === 0 && (
        <p className="row gap-12 text-plain">
          <Icon name="alert" size={24} className="text-danger" />
          {say('core:download.missing')}
        </p>
      )}
      {shown && at !== undefined && (
        <Large
          file={shown}
          name={nameOf(shown)}
          at={at}
          of={pictures.length}
          onGo={setAt}
          onAll={() => setAt(undefined)}
        />
      )}
      {!shown && (
        <ul className={clsx(styles.images, 'grid gap-12 above-12')}>
          {pictures.map((file, index) => (
            <li key={file.ID}>
              <button
                className="clipped framed full-width grid gap-2 small surface text-plain text-start"
                type="button"
                onClick={() => setAt(index)}
                data-first={index === 0 ? '' : undefined}
              >
                <img className="full-width well" src={file.THUMB_URL ?? ''} alt="" loading="lazy" />
                <b>{nameOf(file)}</b>
                {file.DESCRIPTION && (
                  <span className="hint" dir="auto">
                    {file.DESCRIPTION}
                  </span>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function Large({
  file,
  name,
  at,
  of,
  onGo,
  onAll,
}: {
  file: FileRow
  name: string
  at: number
  of: number
  onGo: (at: number) => void
  onAll: () => void
}) {
  const { say } = useWords('studio')
  const [isZoomed, setZoomed] = useState(false)
  const go = (step: number) => {
    setZoomed(false)
    onGo((at + step + of) % of)
  }
  const isRtl = document.documentElement.dir === 'rtl'
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') go(isRtl ? -1 : 1)
    if (event.key === 'ArrowLeft') go(isRtl ? 1 : -1)
  }
  return (
    <div className="text-plain grid gap-12 above-12">
      <button
        type="button"
        className={clsx(
          styles.lightboxPicture,
          'scrolls centered full-width well rounded',
          isZoomed ? styles.zoomed : '',
        )}
        data-first=""
        aria-label={say('studio:images.place', { name, at: at + 1, of })}
        onKeyDown={onKeyDown}
        onClick={() => setZoomed(!isZoomed)}
      >
        <img src={file.IMG_URL ?? ''} alt={file.DESCRIPTION ? `${name}: ${file.DESCRIPTION}` : name} />
      </button>
      <div className={clsx(styles.lightboxBar, 'row wrap gap-8')}>
        <span className="grow" aria-live="polite">
          <b>{name}</b>{' '}
          <bdi dir="ltr" className="muted">
            {at + 1} / {of}
          </bdi>
          {file.DESCRIPTION && (
            <span className="block muted small" dir="auto">
              {file.DESCRIPTION}
            </span>
          )}
        </span>
        {of > 1 && (
          <button
            type="button"
            className="icon-button"
            aria-label={say('studio:images.previous')}
            onClick={() => go(-1)}
          >
            <Icon name="chevron-back" />
          </button>
        )}
        {of > 1 && (
          <button type="button" className="icon-button" aria-label={say('studio:images.next')} onClick={() => go(1)}>
            <Icon name="chevron-next" />
          </button>
        )}
        <button
          type="button"
          className="icon-button"
          aria-label={say('studio:images.zoom')}
          aria-pressed={isZoomed}
          onClick={() => setZoomed(!isZoomed)}
        >
          <Icon name="zoom-in" />
        </button>
        {of > 1 && (
          <Button small icon="grid" onClick={onAll}>
            <Label k="studio:images.all" />
          </Button>
        )}
        {file.DOWNLOAD_URL && (
          <Button
            small
            icon="download"
            onClick={() =>
              void download('getPDFDoc', { params: { id: file.ID } }, file.FILE_NAME).catch(() => undefined)
            }
          >
            <Label k="core:download" />
          </Button>
        )}
      </div>
    </div>
  )
}
