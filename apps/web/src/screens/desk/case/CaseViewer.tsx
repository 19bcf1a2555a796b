import { useCall } from '../../../lib/queries.ts'
import { FileRemarksView } from '../../../cases/FileRemarksView.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Choice } from '../../../ui/Choice.tsx'
import { Label } from '../../../ui/Label.tsx'
import { Select } from '../../../ui/Select.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { NotShown } from '../../../viewer/NotShown.tsx'
import { PaperPane } from '../../../viewer/PaperPane.tsx'
import { Opening } from '../../../viewer/pdf/Opening.tsx'
import type { CaseDocument } from './useCaseFiles.ts'

interface CaseViewerProps {
  documents: readonly CaseDocument[]
  first: CaseDocument
  /** Shown beside the first; undefined for one document. */
  second: CaseDocument | undefined
  onFirst: (id: string) => void
  onSecond: (id: string | undefined) => void
}

/** One document of a case, or two beside each other: of a replaced file its version before. */
export function CaseViewer({ documents, first, second, onFirst, onSecond }: CaseViewerProps) {
  const { say } = useWords('deskCase', 'viewer')
  const compared = comparedWith(first, documents)
  return (
    <section className="grid gap-0 one-column" aria-label={say('viewer:detail.viewer')}>
      <div className="row wrap gap-12 row-gap-8">
        <Choice
          id="viewer-count"
          label={<span className="sr">{say('viewer:detail.viewer')}</span>}
          look="segments"
          value={second ? '2' : '1'}
          options={[
            { value: '1', label: <Label k="deskCase:files.one" /> },
            { value: '2', label: <Label k="deskCase:files.two" /> },
          ]}
          onChange={(count) => onSecond(count === '2' ? (compared ?? documents[0])?.DOC_ID : undefined)}
        />
        {compared && first.version !== undefined && second !== compared && (
          <Button look="act" icon="scales" onClick={() => onSecond(compared.DOC_ID)}>
            <Label k="deskCase:files.compare" />
          </Button>
        )}
      </div>
      <div
        className="grid gap-12 one-column-on-phones"
        style={{ gridTemplateColumns: second ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)' }}
      >
        <Pane id="viewer-first" label="files.left" documents={documents} shown={first} onChoose={onFirst} />
        {second && (
          <Pane id="viewer-second" label="files.right" documents={documents} shown={second} onChoose={onSecond} />
        )}
      </div>
    </section>
  )
}

/** The other version of a document, else the next document. */
function comparedWith(shown: CaseDocument, documents: readonly CaseDocument[]): CaseDocument | undefined {
  const versions = documents.filter(
    ({ DOC_TYP, VIEW_TYPE_ID, version }) =>
      version !== undefined && DOC_TYP === shown.DOC_TYP && VIEW_TYPE_ID === shown.VIEW_TYPE_ID,
  )
  const at = versions.indexOf(shown)
  if (versions.length > 1) return versions[at > 0 ? at - 1 : 1]
  return documents[documents.indexOf(shown) + 1] ?? documents.find((one) => one !== shown)
}

interface PaneProps {
  id: string
  label: 'files.left' | 'files.right'
  documents: readonly CaseDocument[]
  shown: CaseDocument
  onChoose: (id: string) => void
}

function Pane({ id, label, documents, shown, onChoose }: PaneProps) {
  const { say } = useWords('deskCase')
  const { data, error, refetch } = useCall(
    'getDocumentFacts',
    { params: { id: shown.DOC_ID }, query: {} },
    { staleTime: 60_000 },
  )
  return (
    <div className="grid gap-0 content-start one-column">
      <Select
        id={id}
        label={<span className="sr">{say(`deskCase:${label}`)}</span>}
        options={documents.map((one) => ({ value: one.DOC_ID, label: titleOf(one, say) }))}
        value={shown.DOC_ID}
        onChange={onChoose}
      />
      <div className="framed clipped stack gap-0" style={{ blockSize: 'min(72vh, 820px)' }}>
        {error && !data && <NotShown error={error} onRetry={() => void refetch()} />}
        {!error && !data && <Opening loaded={0} size={shown.SIZE} />}
        {data && <PaperPane key={data.DOC_ID} paper={data} onRetry={() => void refetch()} />}
      </div>
      <FileRemarksView remarks={shown.REMARKS} />
    </div>
  )
}

function titleOf(
  { DOC_TYP_NAME, name, version }: CaseDocument,
  say: (key: 'deskCase:files.version', values: { n: number }) => string,
): string {
  const title = [DOC_TYP_NAME, name].filter(Boolean).join(': ')
  return version === undefined ? title : `${title} (${say('deskCase:files.version', { n: version })})`
}
