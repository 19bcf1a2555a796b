import { Code } from '../../ui/Code.tsx'

/** Number and title of a patent in two lines. */
export function PatentName({ number, title }: { number: string; title: string | null }) {
  return (
    <span className="grow">
      <Code value={number} />
      {title !== null && (
        <span className="next">
          <bdi>{title}</bdi>
        </span>
      )}
    </span>
  )
}
