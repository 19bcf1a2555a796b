import { clsx } from 'clsx'

import type { Paper } from '@saki/contracts/papers'
import { Suspense, type ReactNode } from 'react'

import { callAddress } from '../lib/ask.ts'
import { AskError } from '../lib/askError.ts'
import { download } from '../lib/download.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { Label } from '../ui/Label.tsx'
import { useWords } from '../ui/useWords.ts'
import { latePart } from '../ui/latePart.tsx'
import { NotShown } from './NotShown.tsx'
import { Opening } from './pdf/Opening.tsx'
import styles from './viewer.module.css'

const PdfPane = latePart(async () => (await import('./pdf/PdfPane.tsx')).PdfPane)

interface PaperPaneProps {
  paper: Paper
  tools?: ReactNode
  /** Page of a PDF that is shown first, from 1. */
  page?: number | undefined
  onRetry: () => void
}

/** Shows a document: a PDF with its tools, an image, or a download button. */
export function PaperPane({ paper, tools, page, onRetry }: PaperPaneProps) {
  const { say } = useWords('viewer')
  const { DOC_ID: id, MIME, SIZE, SAVE_AS, STATE, DIRECTION } = paper
  if (STATE === 'REFUSED') return <NotShown error={new AskError({ err: 'FILE_INFECTED' })} onRetry={onRetry} />
  if (STATE === 'WAITING' && DIRECTION === 'IN')
    return <NotShown error={new AskError({ err: 'FILE_IN_QUARANTINE', status: 409 })} onRetry={onRetry} />
  if (MIME === 'application/pdf')
    return (
      <Suspense fallback={<Opening loaded={0} size={SIZE} />}>
        <PdfPane id={id} size={SIZE} saveAs={SAVE_AS} tools={tools} page={page} />
      </Suspense>
    )
  const onDownload = () => void download('getPDFDoc', { params: { id } }, SAVE_AS, { keepName: true })
  return (
    <div className="viewer-pane stack gap-0 grow shrinks-down">
      <div className={clsx('viewer-bar', styles.bar, 'text-plain row gap-8 row-gap-4 surface hairline-below')}>
        <span className="grow" />
        {tools}
        <Button look="quiet" icon="download" onClick={onDownload}>
          <Label k="core:download" />
        </Button>
      </div>
      {MIME.startsWith('image/') ? (
        <div
          className={clsx(styles.image, 'grow pad-16 scrolls shrinks-down centered well')}
          role="region"
          aria-label={say('viewer:detail.viewer')}
          // Scrollable boxes need the focus for scrolling with the keyboard.
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
        >
          <img src={callAddress('getIMGDoc', { id }, { size: 'full' })} alt={paper.DOC_NAME} />
        </div>
      ) : (
        <div className="viewer-missing flex align-start gap-16 grow well" role="status">
          <Icon name="file" size={24} className="text-danger" />
          <p>{say('viewer:pdf.unshown')}</p>
        </div>
      )}
    </div>
  )
}
