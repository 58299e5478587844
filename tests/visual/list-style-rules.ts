import type { Page } from 'playwright-core'
import { list } from 'postcss'

/** One declaration for one selector, and the media and layers that it stands in. */
export type StyleRule = { selector: string; text: string }

/** Every rule of the page's stylesheets, one per selector and declaration; custom properties are left out. */
export async function listStyleRules(page: Page): Promise<StyleRule[]> {
  const styles = await page.evaluate(() => {
    const found: { selectors: string; conditions: string; declaration: string }[] = []
    const visit = (rules: CSSRuleList, conditions: string) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) visitStyle(rule, conditions)
        else if (rule instanceof CSSGroupingRule) visit(rule.cssRules, conditions + nameGroup(rule))
      }
    }
    const nameGroup = (rule: CSSGroupingRule) => rule.cssText.slice(0, rule.cssText.indexOf('{'))
    // The line of a border is written in place of its variable on pages where it is always the same.
    const sayValue = (property: string, value: string) =>
      property.endsWith('-style') && /^(?:var\(--tw-.*)?$/.test(value) ? 'solid' : value
    const visitStyle = ({ selectorText, style }: CSSStyleRule, conditions: string) => {
      // Toasts bring styles of their own.
      if (selectorText.includes('data-sonner')) return
      for (const property of style) {
        // Where a page's border is one declaration, it also sets the first value of its image, which nothing uses.
        if (property.startsWith('--') || property.startsWith('border-image-')) continue
        const declaration = `{${property}:${sayValue(property, style.getPropertyValue(property))}}`
        found.push({ selectors: selectorText, conditions, declaration })
      }
    }
    for (const sheet of document.styleSheets) visit(sheet.cssRules, '')
    return found
  })
  return styles.flatMap(({ selectors, conditions, declaration }) =>
    list
      .comma(selectors)
      .map((selector) => ({ selector, text: `${conditions}${selector}${declaration}` })),
  )
}

const STATES =
  /:(?:hover|focus|focus-visible|focus-within|active|disabled|enabled|checked|open|popover-open|modal|target|visited|link|any-link|placeholder-shown|autofill|indeterminate|invalid|user-invalid|required|optional|read-only|fullscreen)(?![\w-])/g
const NEGATIONS_AND_PARTS = /:(?:not|has)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g
const PSEUDO_ELEMENTS =
  /::?(?:before|after|first-letter|first-line)(?![\w-])|::[\w-]+(?:\([^)]*\))?/g
const ATTRIBUTES = /\[[^\]]*\]/g

/** What a selector asks of a page that no script and no visitor can change: its classes, elements and their order. */
export function stripStates(selector: string): string {
  const stripped = [NEGATIONS_AND_PARTS, STATES, PSEUDO_ELEMENTS, ATTRIBUTES].reduce(
    (text, states) => text.replace(states, ''),
    // Signs that a class name escapes are no states.
    selector.replace(/\\./g, (sign) => `\\${sign.charCodeAt(1).toString(16).padStart(6, '0')}`),
  )
  return (
    stripped
      .split(/(\s*[>+~]\s*|\s+(?![^(]*\)))/)
      .map((part, index) => (part === '' && index % 2 === 0 ? '*' : part))
      .join('')
      // An escape takes the space behind it, too, so that what separates two elements needs one of its own.
      .replace(/(\\[\da-f]{6})(?=\s)/g, '$1 ')
  )
}

/** @returns those of the rules that would hold for an element of the page, whatever its state. */
export async function findApplying(page: Page, rules: readonly StyleRule[]): Promise<StyleRule[]> {
  const selectors = [...new Set(rules.map(({ selector }) => selector))]
  const stripped = selectors.map((selector) => [selector, stripStates(selector)] as const)
  const applying = await page.evaluate(
    (pairs) =>
      pairs
        .filter(([, bare]) => document.querySelector(bare) !== null)
        .map(([selector]) => selector),
    stripped,
  )
  const names = new Set(applying)
  return rules.filter(({ selector }) => names.has(selector))
}
