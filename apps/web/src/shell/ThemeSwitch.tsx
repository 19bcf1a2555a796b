import { clsx } from 'clsx'
import { setTheme, useTheme, type Theme } from '../lib/theme.ts'
import { Icon } from '../ui/icons/Icon.tsx'
import { useWords } from '../ui/useWords.ts'
import styles from './shell.module.css'

const themes: readonly Theme[] = ['auto', 'light', 'dark']

/** Automatic, light or dark. The choice is stored in this browser. */
export function ThemeSwitch() {
  const { say } = useWords()
  const theme = useTheme()
  return (
    <label className={clsx(styles.themeSwitch, 'inline-row gap-6')}>
      <Icon name="sun" size={16} />
      <span>{say('core:theme')}</span>
      <select value={theme} onChange={(event) => setTheme(themes.find((one) => one === event.target.value) ?? 'auto')}>
        {themes.map((one) => (
          <option key={one} value={one}>
            {say(`core:theme.${one}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
