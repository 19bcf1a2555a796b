import type { Block } from '@saki/domain/forms/form'
import type { TextKey } from '@saki/texts'
import type { ReactNode } from 'react'

import { Label } from '../ui/Label.tsx'
import { useWords } from '../ui/useWords.ts'
import { DeclarationsBlock } from './DeclarationsBlock.tsx'
import { FieldGrid } from './FieldGrid.tsx'
import { RowsBlock } from './rows/RowsBlock.tsx'
import { FormSceneProvider, type FormPageOf, type FormScene } from './scene.ts'

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
        <div key={at} className="formblock">
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
