import { clsx } from 'clsx'
import { documentsNeeded } from '@saki/domain/forms/documents'
import { rowsOf, sectionOf, type FormRow } from '@saki/domain/forms/form'
import { findParts, type PresentPart } from '@saki/domain/forms/parts'
import { useMemo, type ReactNode } from 'react'

import { AnswerValue, hasValue } from '../../forms/AnswerValue.tsx'
import { shownFields } from '../../forms/FieldGrid.tsx'
import { classRowsOf } from '../../forms/goods/basket.ts'
import { issueText } from '../../forms/issueText.ts'
import type { FormFields, FormPageOf } from '../../forms/scene.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { useTerm, useWords } from '../../ui/useWords.ts'
import { ClassName, GoodsAnswer } from './GoodsAnswer.tsx'
import { draftIdOf } from './draftId.ts'
import { Thumbs } from './Thumbs.tsx'
import type { FilingForm } from './useFilingForm.ts'
import filingStyles from './filing.module.css'
import formsStyles from '../../forms/forms.module.css'

type BlockOf = FormPageOf['blocks'][number]

/** The part of FilingForm needed to show answers. With `readOnly` (a review) they have no links to change them. */
export type AnswersView = Pick<FilingForm, 'files' | 'formFiles' | 'today' | 'issues' | 'readOnly'> & {
  draft: Pick<FilingForm['draft'], 'data' | 'tempId' | 'localId'>
}

/** The answers of one page, each with a link to change it; empty ones are marked. */
export function AnswerCard({ filing, page }: { filing: AnswersView; page: FormPageOf }) {
  const { files, today, data } = { files: filing.formFiles, today: filing.today, data: filing.draft.data }
  const shown = page.blocks.filter((block) => block.when?.({ draft: data, row: {}, files, today }) ?? true)
  return (
    <section className={clsx('card', filingStyles.summaryCard, 'below-16')} aria-labelledby={`answers-${page.id}`}>
      <div className="card-head">
        <h2 id={`answers-${page.id}`}>
          <Label k={page.title} />
        </h2>
      </div>
      {shown.map((block, at) => {
        const answers = <BlockAnswers key={at} filing={filing} page={page} block={block} />
        const hasRows = block.as === 'rows' && block.of !== 'goods' && rowsOf(data, block.section).length > 0
        return hasRows ? answers : <dl key={at}>{answers}</dl>
      })}
    </section>
  )
}

function BlockAnswers({ filing, page, block }: { filing: AnswersView; page: FormPageOf; block: BlockOf }) {
  const { say } = useWords('drafts', 'filing')
  const { data } = filing.draft
  switch (block.as) {
    case 'fields':
      return (
        <FieldAnswers
          filing={filing}
          page={page}
          fields={block.fields}
          row={sectionOf(data, block.section)}
          prefix={block.section}
        />
      )
    case 'rows': {
      const rows = rowsOf(data, block.section)
      if (rows.length === 0)
        return (
          <Line filing={filing} page={page} path={block.section} label={<Label k={block.rowTitle} stacked />}>
            <Blank />
          </Line>
        )
      if (block.of === 'goods')
        return <GoodsLines filing={filing} page={page} section={block.section} name={block.rowTitle} />
      return rows.map((row, at) => (
        <div key={at} className={filingStyles.answerRow}>
          <p className={clsx(filingStyles.rowName, 'muted small strong')}>
            {say(block.rowTitle)} {at + 1}
          </p>
          <dl>
            <FieldAnswers
              filing={filing}
              page={page}
              fields={block.fields}
              row={row}
              prefix={`${block.section}.${at}`}
            />
          </dl>
        </div>
      ))
    }
    case 'label':
    case 'images': {
      const images = filing.files.filter(({ SPECDOC_TYP }) => SPECDOC_TYP === block.slot)
      return (
        <Line
          filing={filing}
          page={page}
          path={`FILES.${block.slot}`}
          label={
            block.as === 'label' ? (
              <Label k={block.label} stacked />
            ) : (
              <Label k="drafts:check.pictures" values={{ count: images.length }} stacked />
            )
          }
          full
        >
          {images.length > 0 ? <Thumbs files={images} /> : <Blank />}
        </Line>
      )
    }
    case 'parts':
      return findParts(block, data, filing.formFiles).map(({ slot, from, pages }) => (
        <PartLine key={slot} filing={filing} page={page} block={block} part={{ slot, from, pages }} />
      ))
    case 'documents':
      return documentsNeeded(block.rules, data, filing.formFiles, filing.today)
        .filter(({ level, uploaded }) => level || uploaded > 0)
        .map(({ slot, label, uploaded }) => (
          <Line
            key={slot + label}
            filing={filing}
            page={page}
            path={`FILES.${slot}`}
            label={<Label k={label} stacked />}
          >
            {uploaded > 0 ? (
              filing.files
                .filter(({ SPECDOC_TYP }) => SPECDOC_TYP === slot)
                .map(({ ID, FILE_NAME }) => (
                  <bdi key={ID} dir="ltr">
                    {FILE_NAME}{' '}
                  </bdi>
                ))
            ) : (
              <Blank />
            )}
          </Line>
        ))
    case 'declarations':
      return null
  }
}

interface GoodsLinesProps {
  filing: AnswersView
  page: FormPageOf
  section: string
  name: FormFields[string]['label']
}

/** One line per class with all its terms. */
function GoodsLines({ filing, page, section, name }: GoodsLinesProps) {
  const { data } = filing.draft
  const all = useMemo(() => classRowsOf(rowsOf(data, section)), [data, section])
  return all.map((row, at) => (
    <Line
      key={at}
      filing={filing}
      page={page}
      path={`${section}.${at}.TERMS`}
      label={<ClassName niceClass={row.niceClass} />}
      name={name}
    >
      {row.terms.length > 0 ? <GoodsAnswer row={row} all={all} /> : <Blank />}
    </Line>
  ))
}

interface PartLineProps {
  filing: AnswersView
  page: FormPageOf
  block: Extract<BlockOf, { as: 'parts' }>
  part: PresentPart
}

/** One part of a document: its files, or its pages within the combined file. */
function PartLine({ filing, page, block, part: { slot, from, pages } }: PartLineProps) {
  const { say } = useWords('drafts')
  const first = from ?? 1
  const last = first + (pages ?? 1) - 1
  const files = filing.files.filter(({ SPECDOC_TYP }) => SPECDOC_TYP === (from === undefined ? slot : block.combined))
  const label = block.parts.find((part) => part.slot === slot)?.label ?? page.title
  return (
    <Line filing={filing} page={page} path={`FILES.${slot}`} label={<Label k={label} stacked />}>
      {files.map(({ ID, FILE_NAME }) => (
        <bdi key={ID}>
          {from === undefined
            ? `${FILE_NAME} `
            : last === first
              ? say('drafts:check.partPage', { page: first, file: FILE_NAME })
              : say('drafts:check.part', { from: first, to: last, file: FILE_NAME })}
        </bdi>
      ))}
    </Line>
  )
}

function FieldAnswers({
  filing,
  page,
  fields,
  row,
  prefix,
}: {
  filing: AnswersView
  page: FormPageOf
  fields: FormFields
  row: FormRow
  prefix: string
}) {
  const scene = { data: filing.draft.data, files: filing.formFiles, today: filing.today }
  return shownFields(fields, row, scene).map(([name, field]) => (
    <Line
      key={name}
      filing={filing}
      page={page}
      path={`${prefix}.${name}`}
      label={<Label k={field.label} stacked />}
      name={field.label}
    >
      {hasValue({ row, name, field }) ? (
        <AnswerValue path={`${prefix}.${name}`} name={name} field={field} row={row} siblings={fields} />
      ) : (
        <Blank />
      )}
    </Line>
  ))
}

interface LineProps {
  filing: AnswersView
  page: FormPageOf
  path: string
  label: ReactNode
  name?: FormFields[string]['label']
  full?: boolean
  children: ReactNode
}

function Line({ filing, page, path, label, name, full = false, children }: LineProps) {
  const { say, language } = useWords('filing')
  const term = useTerm()
  const issue = filing.issues.find((found) => found.path === path && (found.wrong || found.level === 'STOP'))
  return (
    <div
      className={clsx(
        filingStyles.answer,
        'inset-10',
        'grid gap-16 hairline-above middle break-anywhere',
        full ? filingStyles.fullWidth : '',
        issue ? (issue.level === 'STOP' ? clsx('bad', filingStyles.bad) : 'w') : '',
      )}
    >
      <dt className="strong">{label}</dt>
      <dd>
        {children}
        {issue && (
          <span
            className={
              issue.level === 'STOP'
                ? 'fault'
                : clsx(formsStyles.advice, 'flex align-start gap-6 text-warning small strong')
            }
          >
            <Icon name="warning" size={16} />
            {issueText(issue, say, language)}
          </span>
        )}
      </dd>
      <dd className="noprint">
        {!filing.readOnly && (
          <PageLink
            className="small strong unlined nowrap"
            to="/buat-pengajuan/draft"
            search={{ draft: draftIdOf(filing), step: page.id, from: 'check', field: path }}
          >
            <Label k="core:change" />
            <span className="sr"> {term(name ?? page.title).term}</span>
          </PageLink>
        )}
      </dd>
    </div>
  )
}

function Blank() {
  const { say } = useWords('drafts')
  return <span className="muted">{say('drafts:check.blank')}</span>
}
