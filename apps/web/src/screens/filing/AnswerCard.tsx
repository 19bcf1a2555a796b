import { clsx } from 'clsx'
import { documentsNeeded } from '@saki/domain/forms/documents'
import { rowsOf, sectionOf, type FormRow } from '@saki/domain/forms/form'
import { findParts, type PresentPart } from '@saki/domain/forms/parts'
import { useMemo } from 'react'

import { AnswerValue, hasValue } from '../../forms/AnswerValue.tsx'
import { shownFields } from '../../forms/FieldGrid.tsx'
import { classRowsOf } from '../../forms/goods/basket.ts'
import type { FormFields, FormPageOf } from '../../forms/scene.ts'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'
import { AnswerLine, BlankAnswer, type AnswersView } from './AnswerLine.tsx'
import { ClassName, GoodsAnswer } from './GoodsAnswer.tsx'
import { Thumbs } from './Thumbs.tsx'
import filingStyles from './filing.module.css'

type BlockOf = FormPageOf['blocks'][number]

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
          <AnswerLine filing={filing} page={page} path={block.section} label={<Label k={block.rowTitle} stacked />}>
            <BlankAnswer />
          </AnswerLine>
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
        <AnswerLine
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
          {images.length > 0 ? <Thumbs files={images} /> : <BlankAnswer />}
        </AnswerLine>
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
          <AnswerLine
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
              <BlankAnswer />
            )}
          </AnswerLine>
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
    <AnswerLine
      key={at}
      filing={filing}
      page={page}
      path={`${section}.${at}.TERMS`}
      label={<ClassName niceClass={row.niceClass} />}
      name={name}
    >
      {row.terms.length > 0 ? <GoodsAnswer row={row} all={all} /> : <BlankAnswer />}
    </AnswerLine>
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
    <AnswerLine filing={filing} page={page} path={`FILES.${slot}`} label={<Label k={label} stacked />}>
      {files.map(({ ID, FILE_NAME }) => (
        <bdi key={ID}>
          {from === undefined
            ? `${FILE_NAME} `
            : last === first
              ? say('drafts:check.partPage', { page: first, file: FILE_NAME })
              : say('drafts:check.part', { from: first, to: last, file: FILE_NAME })}
        </bdi>
      ))}
    </AnswerLine>
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
    <AnswerLine
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
        <BlankAnswer />
      )}
    </AnswerLine>
  ))
}
