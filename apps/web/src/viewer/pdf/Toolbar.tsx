import { clsx } from 'clsx'
import { useState, type ReactNode } from 'react'

import { Icon, type IconName } from '../../ui/icons/Icon.tsx'
import { useWords } from '../../ui/useWords.ts'
import { percentOf, stepOf, type ViewState } from './viewState.ts'
import styles from '../viewer.module.css'

interface ToolbarProps {
  page: number
  pages: number
  view: ViewState
  scale: number
  onGo: (page: number) => void
  onView: (change: Partial<ViewState>) => void
  onPrint: () => void
  onDownload: () => void
  /** Further tools, such as verification. */
  children?: ReactNode
}

/** Tools of a document; on phones the less used ones are in a second row. */
export function Toolbar({ page, pages, view, scale, onGo, onView, onPrint, onDownload, children }: ToolbarProps) {
  const { say } = useWords('viewer', 'core')
  const [isMore, setMore] = useState(false)
  return (
    <div
      className={clsx('viewer-bar', styles.bar, 'text-plain row gap-8 row-gap-4 surface hairline-below')}
      role="toolbar"
      aria-label={say('viewer:pdf.toolbar')}
      data-more={isMore || undefined}
    >
      <Tool
        icon="panel"
        name={say('viewer:pdf.panel')}
        isOn={view.side !== 'none'}
        onDo={() => onView({ side: view.side === 'none' ? 'thumbs' : 'none' })}
      />
      <span className={clsx(styles.group, 'inline-row gap-2')}>
        <Tool icon="chevron-back" name={say('viewer:pdf.previous')} isOff={page <= 1} onDo={() => onGo(page - 1)} />
        <PageBox page={page} pages={pages} onGo={onGo} />
        <Tool icon="chevron-next" name={say('viewer:pdf.next')} isOff={page >= pages} onDo={() => onGo(page + 1)} />
      </span>
      <span className={clsx(styles.group, 'inline-row gap-2')}>
        <Tool icon="zoom-out" name={say('viewer:pdf.zoom.out')} onDo={() => onView({ fit: stepOf(scale, -1) })} />
        <bdi
          className={clsx(styles.percent, 'text-center small nophone')}
          aria-live="polite"
          aria-label={say('viewer:pdf.zoom', { percent: percentOf(scale) })}
        >
          {percentOf(scale)}%
        </bdi>
        <Tool icon="zoom-in" name={say('viewer:pdf.zoom.in')} onDo={() => onView({ fit: stepOf(scale, 1) })} />
      </span>
      <Tool
        icon="search"
        name={say('viewer:pdf.search')}
        isOn={view.isFinding}
        onDo={() => onView({ isFinding: !view.isFinding })}
      />
      <span className="onlyphone inline-row">
        <Tool icon="more" name={say('viewer:pdf.more')} isOn={isMore} onDo={() => setMore(!isMore)} />
      </span>
      <span className={clsx(styles.group, 'inline-row gap-2', styles.less)}>
        <Tool
          icon="fit-width"
          name={say('viewer:pdf.fit.width')}
          isOn={view.fit === 'width'}
          onDo={() => onView({ fit: 'width' })}
        />
        <Tool
          icon="fit-page"
          name={say('viewer:pdf.fit.page')}
          isOn={view.fit === 'page'}
          onDo={() => onView({ fit: 'page' })}
        />
        <Tool
          icon="rotate"
          name={say('viewer:pdf.rotate')}
          onDo={() => onView({ rotation: (view.rotation + 90) % 360 })}
        />
        <Tool
          icon="text-mode"
          name={say('viewer:pdf.text')}
          isOn={view.isText}
          onDo={() => onView({ isText: !view.isText })}
        />
      </span>
      <span className={clsx('grow', styles.less)} />
      <span className={clsx(styles.group, 'inline-row gap-2', styles.less)}>
        {children}
        <Tool icon="print" name={say('core:print')} onDo={onPrint} />
        <Tool icon="download" name={say('core:download')} onDo={onDownload} />
      </span>
    </div>
  )
}

function Tool({
  icon,
  name,
  isOn,
  isOff,
  onDo,
}: {
  icon: IconName
  name: string
  isOn?: boolean
  isOff?: boolean
  onDo: () => void
}) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={name}
      title={name}
      aria-pressed={isOn}
      disabled={isOff}
      onClick={onDo}
    >
      <Icon name={icon} />
    </button>
  )
}

function PageBox({ page, pages, onGo }: { page: number; pages: number; onGo: (page: number) => void }) {
  const { say } = useWords('viewer')
  const [typed, setTyped] = useState<string>()
  const go = () => {
    const wanted = Number(typed)
    if (Number.isInteger(wanted) && wanted >= 1) onGo(Math.min(wanted, pages))
    setTyped(undefined)
  }
  return (
    <form
      className={clsx(styles.pageBox, 'small inline-row gap-6 nowrap')}
      onSubmit={(event) => {
        event.preventDefault()
        go()
      }}
    >
      <input
        className="input compact"
        inputMode="numeric"
        dir="ltr"
        aria-label={say('viewer:pdf.goto')}
        value={typed ?? page}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, 5))}
        onBlur={() => typed !== undefined && go()}
      />
      <bdi dir="ltr">/ {pages}</bdi>
      <span className="sr" role="status">
        {say('viewer:pdf.page.of', { page, pages })}
      </span>
    </form>
  )
}
