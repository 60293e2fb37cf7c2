import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import stylelint from 'stylelint'
import { describe, expect, test } from 'vitest'

const SOURCES = join(fileURLToPath(new URL('..', import.meta.url)), 'packages/client/src')

describe('style sheets', () => {
  test.each([
    ['a weight against a weight', '.a { color: var(--ink) !important; }', 'declaration-no-important'],
    ['a class twice', '.a.a { color: var(--ink); }', 'selector-disallowed-list'],
    ['a sibling of anything', '.a > * + * { color: var(--ink); }', 'selector-disallowed-list'],
    ['a bare tag below what has', '.a:has(.b) > .c svg { color: var(--ink); }', 'selector-disallowed-list'],
    ['anything below what has', '.a:has(.b:not(.c)) .d > * { color: var(--ink); }', 'selector-disallowed-list'],
    ['a level without a name', '.a { z-index: 7; }', 'declaration-property-value-disallowed-list'],
    ['a size without a name', '.a { font: 600 13px / 1 var(--text); }', 'declaration-property-value-disallowed-list'],
    ['a gap that has a name', '.a { padding: 2px 8px; }', 'declaration-property-value-disallowed-list'],
    ['a colour without a name', '.a { color: #123456; }', 'color-no-hex'],
    [
      'a width without a name',
      '@media (width < 500px) { .a { color: var(--ink); } }',
      'media-feature-name-disallowed-list',
    ],
    ['an unknown width', '@media (--nowhere) { .a { color: var(--ink); } }', 'no-unknown-custom-media'],
    ['an unknown token', '.a { color: var(--inc); }', 'no-unknown-custom-properties'],
    ['an unknown layer', '@layer top { .a { color: var(--ink); } }', 'layer-name-pattern'],
    ['a later sentence of a comment with What', '/* Wide. What follows is not. */ .a { top: 0; }', 'comment-pattern'],
    ['a comment without a subject', '/* For whoever looks. */ .a { top: 0; }', 'comment-pattern'],
    ['a comment with an unnamed subject', '.a { /* until somebody looks */ top: 0; }', 'comment-pattern'],
    ['a comment that begins with Whose', '/* Whose turn it is */ .a { top: 0; }', 'comment-pattern'],
    ['a selector twice', '.a { color: var(--ink); } .b { top: 0; } .a { top: 0; }', 'no-duplicate-selectors'],
  ])('%s is refused', async (_what, code, rule) => {
    const { results } = await stylelint.lint({ code, codeFilename: join(SOURCES, 'table/planted.css') })
    expect(results.flatMap(({ warnings }) => warnings.map((warning) => warning.rule))).toEqual([rule])
  })
})
