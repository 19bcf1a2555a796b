import { IpcChooser } from '../../../../cases/IpcChooser.tsx'
import { useIpcNames } from '../../../../cases/ipcNames.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Label } from '../../../../ui/Label.tsx'
import { useWords } from '../../../../ui/useWords.ts'

interface IpcEntryProps {
  symbols: readonly string[]
  /** What suggestions are made from. */
  invention: { title: string; abstract: string }
  onChange: (symbols: readonly string[]) => void
}

/** IPC symbols of a patent in their order, the first being the main one. */
export function IpcEntry({ symbols, invention, onChange }: IpcEntryProps) {
  const { say } = useWords('classify')
  const { nameOf, nameLanguage } = useIpcNames(symbols)
  return (
    <section className="grid one-column gap-10">
      <h3 className="middle">
        <Label k="classify:ipc" />
      </h3>
      <p className="hint">{say('classify:ipc.hint')}</p>
      <ol className="hairlines">
        {symbols.map((symbol, at) => (
          <li key={symbol} className="row between gap-12">
            <span className="grow">
              <bdi dir="ltr" className="mono strong">
                {symbol}
              </bdi>
              {'\u2002'}
              <bdi lang={nameLanguage}>{nameOf(symbol)}</bdi>
            </span>
            {at > 0 && (
              <Button
                look="act"
                icon="chevron-up"
                aria-label={say('classify:up', { code: symbol })}
                onClick={() => onChange(symbols.toSpliced(at, 1).toSpliced(at - 1, 0, symbol))}
              >
                {''}
              </Button>
            )}
            <Button
              look="act"
              icon="close"
              aria-label={say('classify:remove', { code: symbol })}
              onClick={() => onChange(symbols.filter((each) => each !== symbol))}
            >
              {''}
            </Button>
          </li>
        ))}
      </ol>
      <IpcChooser
        id="ipc-symbols"
        label="classify:ipc.choose"
        takes="symbol"
        chosen={symbols}
        invention={invention}
        onChoose={(symbol) =>
          onChange(symbols.includes(symbol) ? symbols.filter((each) => each !== symbol) : [...symbols, symbol])
        }
      />
    </section>
  )
}
