import { useState } from 'react'

import { download } from '../../lib/download.ts'
import { Button } from '../../ui/Button.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'

/** Downloads one document; the result is shown in the dialog "Download File". */
export function FileButton({ id, name, named = true }: { id: string; name: string; named?: boolean }) {
  const { say } = useWords('workflow')
  const [fetching, setFetching] = useState(false)
  const onFetch = () => {
    setFetching(true)
    void download('getPDFDoc', { params: { id } }, name).finally(() => setFetching(false))
  }
  return (
    <Button
      look="act"
      className={named ? 'wraps' : ''}
      icon="download"
      busy={fetching && say('core:loading')}
      onClick={onFetch}
    >
      {named ? (
        <span>
          <bdi>{name}</bdi>
        </span>
      ) : (
        <>
          <Label k="core:download" />
          <span className="sr"> {name}</span>
        </>
      )}
    </Button>
  )
}
