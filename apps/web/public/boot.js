// Runs before the first paint: the theme and the language this browser remembers. A file of its own, because the page allows no inline script.
;(() => {
  const root = document.documentElement
  let theme = 'auto'
  let language = 'en'
  try {
    theme = localStorage.getItem('saki-theme') || theme
    language = localStorage.getItem('saki-language') || language
  } catch {
    // storage refused: the defaults stand
  }
  const dark = theme === 'dark' || (theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
  root.lang = language
  root.dir = language === 'ar' ? 'rtl' : 'ltr'
})()
