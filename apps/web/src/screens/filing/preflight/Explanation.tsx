import { clsx } from 'clsx'
import type { PreflightFinding } from '@saki/domain/preflight/look'

import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { Label } from '../../../ui/Label.tsx'
import { useWords } from '../../../ui/useWords.ts'
import type { DocumentCheck } from './checks.ts'
import { useFindingWords } from './findingWords.ts'
import { MarginBands } from './MarginBands.tsx'
import type { PartFile } from './partFiles.ts'
import { showToast } from '../../../ui/messages.ts'
import { usePagePicture } from './usePagePicture.ts'
import type { PartFiles } from './usePartFiles.ts'
import styles from './preflight.module.css'

interface ExplanationProps {
  check: DocumentCheck
  findings: readonly PreflightFinding[]
  /** Index of the shown finding. */
  at: number
  page: number
  onGo: (at: number) => void
  onOpen: (page: number) => void
  part: PartFile
  known: PartFiles
  readOnly: boolean
}

/** One finding at a time in one line, with a button to keep the file as it is; on demand its page, the possible effect and how to fix it. */
export function Explanation({ check, findings, at, page, onGo, onOpen, part, known, readOnly }: ExplanationProps) {
  const { say } = useWords('preflight')
  const wordsOf = useFindingWords()
  const finding = findings[at]
  if (!finding)
    return (
      <div className={clsx(styles.explanation, 'inset-12 hairline-below')}>
        <p className="flex align-start gap-10 strong">
          <Icon name="check-circle" className="text-success" />
          {say('preflight:finding.none')}
        </p>
      </div>
    )
  const { title, effect, fix } = wordsOf(finding)
  const heading =
    finding.page === undefined ? title : say('preflight:finding.page', { page: finding.page, finding: title })
  const keep = () => {
    known.keep(part)
    showToast('preflight:keep.done', { tone: 'info' })
  }
  return (
    <div className={clsx(styles.explanation, 'inset-12 hairline-below')}>
      <div className={clsx(styles.title, 'row gap-10')}>
        <Icon name={finding.level === 'STOP' ? 'flag' : 'warning'} className="text-warning" />
        <h3 className="large">{heading}</h3>
        <FindingPager at={at} of={findings.length} onGo={onGo} />
        {!readOnly && !part.isKept && finding.level === 'WARN' && (
          <Button small icon="check" onClick={keep}>
            <Label k="preflight:keep" />
          </Button>
        )}
      </div>
      <details>
        <summary className="text-link strong">{say('preflight:finding.more')}</summary>
        <div className={clsx(styles.detail, 'grid one-column-on-phones align-start gap-24 above-8 below-8')}>
          <Excerpt check={check} page={page} findings={findings} onOpen={onOpen} />
          <dl className={clsx(styles.reason, 'grid one-column-on-phones gap-16 row-gap-8 sm')}>
            <dt className="muted">
              <Label k="preflight:finding.effect" stacked />
            </dt>
            <dd>{effect}</dd>
            <dt className="muted">
              <Label k="preflight:finding.fix" stacked />
            </dt>
            <dd>{fix}</dd>
          </dl>
        </div>
      </details>
    </div>
  )
}

function FindingPager({ at, of, onGo }: { at: number; of: number; onGo: (at: number) => void }) {
  const { say } = useWords('preflight')
  return (
    <span className={'inline-row nowrap'}>
      <span className="sm muted">{say('preflight:finding.count', { at: at + 1, of })}</span>
      {of > 1 && (
        <>
          <button
            type="button"
            className="icon-button"
            aria-label={say('preflight:finding.previous')}
            aria-disabled={at === 0 || undefined}
            onClick={() => (at > 0 ? onGo(at - 1) : undefined)}
          >
            <Icon name="chevron-back" size={18} />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={say('preflight:finding.next')}
            aria-disabled={at === of - 1 || undefined}
            onClick={() => (at < of - 1 ? onGo(at + 1) : undefined)}
          >
            <Icon name="chevron-next" size={18} />
          </button>
        </>
      )}
    </span>
  )
}

/** The page of the finding, large enough to read. */
function Excerpt({ check, page, findings, onOpen }: Pick<ExplanationProps, 'check' | 'page' | 'findings' | 'onOpen'>) {
  const { say } = useWords('preflight')
  const { url } = usePagePicture(check, page, 600)
  const look = check.progress.pages.find((one) => one.page === page)
  return (
    <button
      type="button"
      className={clsx(styles.excerpt, 'unpadded grid gap-6 text-start text-plain bare')}
      onClick={() => onOpen(page)}
    >
      <span
        className={clsx(styles.paper, 'centered full-width relative rounded')}
        style={look && { aspectRatio: `${look.width} / ${look.height}` }}
      >
        {url ? <img src={url} alt="" /> : <Icon name="spinner" />}
        {look && <MarginBands look={look} findings={findings.filter((one) => one.page === page)} />}
      </span>
      <span className="hint">{say('preflight:finding.picture', { page })}</span>
    </button>
  )
}
