import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Label } from '../ui/Label.tsx'
import { useWords } from '../ui/useWords.ts'

interface PageBeyondProps {
  /** The page of the address, after the last one. */
  page: number
  pages: number
  onPage: (page: number) => void
}

/** In the place of results: the page asked for does not exist, such as that of an old link, and the last one that does. */
export function PageBeyond({ page, pages, onPage }: PageBeyondProps) {
  const { say } = useWords('register')
  return (
    <div className="card">
      <EmptyState
        action={
          <Button onClick={() => onPage(pages)}>
            <Label k="core:pager.page" values={{ page: pages }} />
          </Button>
        }
      >
        {say('register:beyond', { page, pages })}
      </EmptyState>
    </div>
  )
}
