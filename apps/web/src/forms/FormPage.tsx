import { type Block, wordsOf } from '@saki/domain/forms/form'
import type { TextKey } from '@saki/texts'
import type { ReactNode } from 'react'

import { Label } from '../ui/Label.tsx'
import { useWords } from '../ui/useWords.ts'
import { FieldFrame } from '../ui/FieldFrame.tsx'
import { FieldGrid } from './FieldGrid.tsx'
import { RowsBlock } from './rows/RowsBlock.tsx'
import { FormSceneProvider, type FormPageOf, type FormScene, useFormScene } from './scene.ts'

/** Blocks that hold files. */
export type FilesBlock = Extract<Block<TextKey>, { as: 'images' | 'documents' | 'label' | 'parts' }>

interface FormPageProps {
  page: FormPageOf
  scene: FormScene
  /** Renders the blocks that hold files; undefined for forms without them. */
  filesBlock?: ((block: FilesBlock) => ReactNode) | undefined
}

/** One page of a form as defined: its blocks in order, each only while its condition holds. */
export function FormPage({ page, scene, filesBlock }: FormPageProps) {
  const { say } = useWords()
  const shown = page.blocks.filter(
    (block) => block.when?.({ draft: scene.data, row: {}, files: scene.files, today: scene.today }) ?? true,
  )
  return (
    <FormSceneProvider value={scene}>
      {shown.map((block, at) => (
        <div key={at} className="form-block">
          {block.title && block.as !== 'declarations' && (
            <h2>
              <Label k={block.title} />
            </h2>
          )}
          {block.hint && block.as !== 'images' && block.as !== 'label' && <p className="hint">{say(block.hint)}</p>}
          <BlockView block={block} filesBlock={filesBlock} />
        </div>
      ))}
    </FormSceneProvider>
  )
}

function BlockView({ block, filesBlock }: { block: Block<TextKey>; filesBlock: FormPageProps['filesBlock'] }) {
  switch (block.as) {
    case 'fields':
      return <FieldGrid fields={block.fields} prefix={block.section} />
    case 'rows':
      return <RowsBlock block={block} />
    case 'declarations':
      return <DeclarationsBlock block={block} />
    case 'images':
    case 'documents':
    case 'label':
    case 'parts':
      return filesBlock?.(block)
  }
}

/** Statements to tick one by one. There is no "tick all", because each is a declaration of its own. */
function DeclarationsBlock({ block }: { block: Extract<Block<TextKey>, { as: 'declarations' }> }) {
  const { data, errors, change, readOnly } = useFormScene()
  const { section, options } = block
  const ticked = new Set(wordsOf(data[section]))
  const toggle = (word: string) =>
    change({ [section]: options.map(({ value }) => value).filter((value) => (value === word) !== ticked.has(value)) })
  return (
    <FieldFrame id={section} label={<Label k={block.title ?? block.missing} />} error={errors.get(section)} group>
      <div className="grid gap-12">
        {options.map(({ value, text }, at) => (
          <label key={value} className="check">
            <input
              type="checkbox"
              className="tick"
              id={at === 0 ? section : `${section}-${value}`}
              checked={ticked.has(value)}
              disabled={readOnly}
              onChange={() => toggle(value)}
              aria-invalid={errors.has(section) && !ticked.has(value) ? true : undefined}
            />
            <span>
              <Label k={text} stacked />
            </span>
          </label>
        ))}
      </div>
    </FieldFrame>
  )
}
