// The tokens as a Mantine theme. tokens.css is loaded first and is the only source of colours; the resolver below maps Mantine's variables
// to it, so light and dark need no second list.
import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core'

const blue: MantineColorsTuple = [
  '#e9f2fb',
  '#d0e3f5',
  '#a3c8ea',
  '#73abdd',
  '#4c92d1',
  '#2f7dc2',
  '#1f6fbf',
  '#0b4f8a',
  '#083c6a',
  '#062c4f',
]
const red: MantineColorsTuple = [
  '#fde8e7',
  '#f8cfcc',
  '#ee9f9a',
  '#e46f67',
  '#d84a42',
  '#c4352e',
  '#b52823',
  '#a61b1b',
  '#841414',
  '#630f0f',
]
const green: MantineColorsTuple = [
  '#e3f4ea',
  '#c6e6d4',
  '#9bd2b3',
  '#6dbb90',
  '#44a472',
  '#2a8b59',
  '#1f7748',
  '#17643a',
  '#104d2c',
  '#0a381f',
]
const yellow: MantineColorsTuple = [
  '#fff3d1',
  '#ffe7a3',
  '#f9d573',
  '#f3c65b',
  '#dfa92f',
  '#c08a17',
  '#976607',
  '#744700',
  '#593600',
  '#402700',
]

export const theme = createTheme({
  primaryColor: 'blue',
  primaryShade: { light: 7, dark: 6 },
  colors: { blue, red, green, yellow },
  black: '#14202b',
  fontFamily: 'var(--font)',
  fontFamilyMonospace: 'var(--mono)',
  fontWeights: { regular: '400', medium: '600', bold: '600' },
  fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.25rem' },
  lineHeights: { xs: '1.35', sm: '1.5', md: '1.6', lg: '1.5', xl: '1.4' },
  headings: {
    fontFamily: 'var(--font)',
    fontWeight: '600',
    textWrap: 'wrap',
    sizes: {
      h1: { fontSize: '1.875rem', lineHeight: '1.25' },
      h2: { fontSize: '1.25rem', lineHeight: '1.4' },
      h3: { fontSize: '1rem', lineHeight: '1.5' },
      h4: { fontSize: '1rem', lineHeight: '1.5' },
      h5: { fontSize: '0.875rem', lineHeight: '1.5' },
      h6: { fontSize: '0.875rem', lineHeight: '1.5' },
    },
  },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '4px', sm: '4px', md: '8px', lg: '8px', xl: '16px' },
  defaultRadius: 'sm',
  shadows: { xs: 'none', sm: 'none', md: 'var(--shadow-pop)', lg: 'var(--shadow-pop)', xl: 'var(--shadow-pop)' },
  breakpoints: { xs: '36em', sm: '48em', md: '64em', lg: '80em', xl: '90em' },
  cursorType: 'pointer',
  focusRing: 'auto',
  focusClassName: 'saki-focus', // style it as .saki-focus:focus-visible; inputs need the same rule on their own
  respectReducedMotion: true,
})

// Mantine sets these per scheme, so both schemes override them with the same map.
const surface: Record<string, string> = {
  '--mantine-color-body': 'var(--bg)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-bright': 'var(--text)',
  '--mantine-color-dimmed': 'var(--muted)',
  '--mantine-color-placeholder': 'var(--muted)',
  '--mantine-color-anchor': 'var(--link)',
  '--mantine-color-default': 'var(--s1)',
  '--mantine-color-default-hover': 'var(--s2)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-border': 'var(--line)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-disabled': 'var(--s2)',
  '--mantine-color-disabled-color': 'var(--muted)',
  '--mantine-color-disabled-border': 'var(--hair)',
  '--mantine-primary-color-filled': 'var(--primary)',
  '--mantine-primary-color-filled-hover': 'var(--primary-hover)',
  '--mantine-primary-color-light': 'var(--tint)',
  '--mantine-primary-color-light-color': 'var(--link)',
}

export const cssVariablesResolver: CSSVariablesResolver = () => ({ variables: {}, light: surface, dark: surface })
