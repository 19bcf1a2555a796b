import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'
import { likenessKinds } from './markSearch.ts'

/** A made-up name for each kind of likeness. */
const examples = { SPELLING: 'kopi sanja', SOUND: 'soerya djaja', MEANING: 'sunset coffee' } as const

/** Before the first search: what is found, with an example of each. */
export function SearchStart({ onTry }: { onTry: (name: string) => void }) {
  const { say } = useWords('search')
  return (
    <Card title={<Label k="search:start.title" />} flush>
      <ul className="hairlines">
        {likenessKinds.map((kind) => (
          <li key={kind} className="inset-16 row wrap gap-16 row-gap-4">
            <div className="grow">
              <b>
                <Label k={`search:by.${kind}`} />
              </b>
              <p className="muted sm">{say(`search:start.${kind}`)}</p>
            </div>
            <Button look="act" icon="search" onClick={() => onTry(examples[kind])}>
              <bdi>{say('search:start.try', { name: examples[kind] })}</bdi>
            </Button>
          </li>
        ))}
      </ul>
      <p className="inset-12 hairline-above hint">{say('search:aid')}</p>
    </Card>
  )
}
