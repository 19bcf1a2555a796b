import { useRef } from 'react'

import { usePageSearch, useSetSearch } from '../../../lib/pageAddress.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { LegalDateText } from '../../../ui/LegalTime.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { CaseViewer } from './CaseViewer.tsx'
import { useWide } from '../useWide.ts'
import { useCaseFiles, type CaseDocument, type DocumentGroup } from './useCaseFiles.ts'

const ADDRESS = '/petugas/berkas/$patentId'

/** All documents of a case by kind; the chosen one, or two of them, open beside the action. */
export function CaseFiles({ patentId, right }: { patentId: string; right: string }) {
  const { say } = useWords('desk', 'deskCase')
  const { groups, error, refetch } = useCaseFiles(patentId, right)
  const { doc, beside } = usePageSearch(ADDRESS)
  const navigate = useSetSearch(ADDRESS)
  const viewer = useRef<HTMLDivElement>(null)
  if (!groups)
    return (
      <div className="pad">
        {error ? <ErrorPanel error={error} onRetry={() => void refetch()} /> : <Skeleton lines={6} />}
      </div>
    )
  const all = groups.flatMap(({ documents }) => documents)
  const first = all.find(({ DOC_ID }) => DOC_ID === doc) ?? all[0]
  if (!first) return <EmptyState>{say('deskCase:files.none')}</EmptyState>
  const second = all.find(({ DOC_ID }) => DOC_ID === beside)
  const show = (shown: { doc: string; beside: string | undefined }) =>
    navigate({ tab: 'files', ...shown }, { replace: true })
  const onFirst = (id: string) => show({ doc: id, beside: second?.DOC_ID })
  const onTile = (id: string) => {
    onFirst(id)
    viewer.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <div className="inset-16 grid gap-16 one-column">
      <div className="flex wrap gap-16">
        {groups.map((group) => (
          <Group key={group.kind} group={group} shown={[first.DOC_ID, second?.DOC_ID]} onShow={onTile} />
        ))}
      </div>
      <div ref={viewer}>
        <CaseViewer
          documents={all}
          first={first}
          second={second}
          onFirst={onFirst}
          onSecond={(id) => show({ doc: first.DOC_ID, beside: id })}
        />
      </div>
    </div>
  )
}

interface GroupProps {
  group: DocumentGroup
  shown: readonly (string | undefined)[]
  onShow: (id: string) => void
}

function Group({ group, shown, onShow }: GroupProps) {
  const isWide = useWide()
  return (
    <section style={{ maxInlineSize: isWide && group.documents.length === 1 ? TILE : '100%' }}>
      <h3 className="small strong below-8">
        <bdi>{group.name}</bdi> <span className="muted regular">{group.documents.length}</span>
      </h3>
      <ul className="flex wrap gap-8">
        {group.documents.map((one) => (
          <li key={one.DOC_ID} style={{ inlineSize: isWide ? TILE : `calc(50% - 4px)` }}>
            <Tile document={one} isShown={shown.includes(one.DOC_ID)} onShow={onShow} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Pixels of a tile on wide screens, of which four fit beside the action. */
const TILE = 128

function Tile({
  document,
  isShown,
  onShow,
}: {
  document: CaseDocument
  isShown: boolean
  onShow: (id: string) => void
}) {
  const { say } = useWords('desk', 'deskCase')
  const { DOC_ID, name, thumbnail, DOC_DATE, DIRECTION, PAGES, version, isNewest } = document
  return (
    <button
      type="button"
      aria-pressed={isShown}
      aria-label={say('deskCase:list.file', { name })}
      className="clipped framed full-width grid gap-2 caption-size surface text-plain text-start shrinks"
      style={isShown ? { borderColor: 'var(--info)', outline: '1px solid var(--info)' } : undefined}
      onClick={() => onShow(DOC_ID)}
    >
      <span className="centered well" style={{ blockSize: 84 }}>
        {thumbnail ? (
          <img
            src={thumbnail}
            alt=""
            loading="lazy"
            style={{ maxInlineSize: '100%', blockSize: 84, objectFit: 'contain' }}
          />
        ) : (
          <Icon name={DIRECTION === 'OUT' ? 'mail' : 'file'} size={24} />
        )}
      </span>
      <span className="grid" style={{ padding: 'var(--space-6) var(--space-8)' }}>
        <b className="two-lines break-anywhere" dir="auto" title={name}>
          {name}
        </b>
        <span className="hint">
          <LegalDateText date={DOC_DATE} />
          {PAGES ? ` · ${say('deskCase:files.meta', { pages: PAGES })}` : ''}
        </span>
        {version !== undefined && (
          <span className={isNewest ? 'strong' : 'muted'}>
            {say('deskCase:files.version', { n: version })}
            {isNewest && ` · ${say('deskCase:files.newest')}`}
          </span>
        )}
      </span>
    </button>
  )
}
