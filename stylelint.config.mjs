/** Rules of our own choice, no preset: against past faults, and against sheets that drift from layers, levels and tokens. */
/** Lengths that have a token; others are measures of the thing itself. */
const GAPS = /(^|\s)(4|8|12|16|24|32|48)px(\s|$)|(^|\s)(0\.25|0\.5|0\.75|1|1\.5|2|3)rem(\s|$)/
const TOKEN_FILES = ['**/ui/tokens.css', '**/games/*/board/tokens.css']

export default {
  referenceFiles: ['packages/{board-kit/src,client/src,games/*/{board,modules/*/board}}/**/*.css'],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    'annotation-no-unknown': true,
    'at-rule-no-unknown': true,
    'block-no-empty': true,
    'color-no-invalid-hex': true,
    'custom-property-no-missing-var-function': true,
    'declaration-block-no-duplicate-custom-properties': true,
    'declaration-block-no-duplicate-properties': true,
    'declaration-block-no-shorthand-property-overrides': true,
    'function-no-unknown': true,
    'media-query-no-invalid': true,
    'named-grid-areas-no-invalid': true,
    'no-duplicate-selectors': true,
    'no-invalid-double-slash-comments': true,
    'no-invalid-position-at-import-rule': true,
    'no-unknown-animations': true,
    'no-unknown-custom-media': true,
    'property-no-unknown': true,
    'selector-pseudo-class-no-unknown': true,
    'selector-type-no-unknown': true,
    'unit-no-unknown': true,

    // Every sheet comes in through the `styles.css` of its folder, which names its layer.
    'import-notation': 'string',
    'layer-name-pattern':
      '^(reset|tokens|base|ui|board|parts|game\\.parts|game\\.layout|rules|book|table|replay|lesson|page|app|forced|hidden)$',

    // Layers and order decide, not specificity.
    'declaration-no-important': true,
    // No sibling of anything: a browser would style all that follows anew whenever anything comes or goes.
    'selector-disallowed-list': [
      /(\.[\w-]+)\1(?![\w-])/,
      /:nth-child\(n\)/,
      /\*\s*[+~]|[+~]\s*\*/,
      // A browser keeps one list of all that any :has() may concern: a bare tag in it is styled anew at each change.
      /:has\(.*\)[^()]*[\s>+~](?:\*|[a-z]\w*|:is\([a-z][^()]*\)|:(?!is|where|not)[a-z-]+(?:\([^()]*\))?)(?:::?[a-z-]+)*$/,
    ],
    'selector-max-id': 1,

    'color-named': 'never',
    'color-no-hex': true,
    'media-feature-name-disallowed-list': [/./],
    'declaration-property-value-disallowed-list': {
      'z-index': [/^-?\d/],
      'font-size': [/^[\d.]+(px|rem)$/],
      font: [/\s[\d.]+(px|rem)\s*\//],
      '/^((row|column)-)?gap$|^(padding|margin)/': [GAPS],
    },
    'no-unknown-custom-properties': true,

    // A comment says why, or names the thing: `scripts/plain-comments.mjs` holds the same for code.
    'comment-pattern': /^(?!(?:.*[.!?]\s)?[\s*]*(?:What|Who|Whose)\b)(?!.*\b(?:[Ww]hoever|[Ss]omebody)\b)/s,
  },
  overrides: [
    { files: TOKEN_FILES, rules: { 'color-no-hex': null } },
    { files: ['**/ui/media.css'], rules: { 'media-feature-name-disallowed-list': null } },
  ],
}
