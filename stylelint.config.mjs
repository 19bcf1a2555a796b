// Rules for the styles of apps/web: lengths, colours and breakpoints come from ui/styles/tokens.css.
const spacing = '/^(padding|margin|gap|row-gap|column-gap)/'
const physical =
  /^(left|right|top|bottom|width|height|(min|max)-(width|height)|(margin|padding|border)-(left|right|top|bottom).*)$/

/** @type {import('stylelint').Config} */
export default {
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    'no-duplicate-selectors': [true, { disallowInList: false }],
    'no-invalid-position-at-import-rule': true,
    'property-no-unknown': true,
    'property-disallowed-list': [physical],
    'color-named': 'never',
    'color-no-hex': true,
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'oklch'],
    // 1 px moves a mark to the middle of its line; everything longer is a token. 0.95em brings the wider letters of codes to the size of the text around them.
    'declaration-property-value-disallowed-list': {
      [spacing]: ['/(?<![\\d.])(?!1px)\\d*\\.?\\d+(px|r?em|pt)/'],
      'font-size': ['/^(?!0\\.95em$).*\\d(px|r?em|pt)/'],
      'text-align': ['left', 'right'],
      float: ['left', 'right'],
    },
    'media-feature-name-value-allowed-list': { width: ['768px', '1024px', '1180px'] },
    'media-feature-name-disallowed-list': ['min-width', 'max-width'],
  },
  overrides: [
    { files: ['**/ui/styles/tokens.css'], rules: { 'color-no-hex': null, 'function-disallowed-list': null } },
  ],
}
