/** As much of a document as Preact needs to render without a browser. */
export class TinyNode {
  parentNode: TinyNode | null = null
  readonly childNodes: TinyNode[] = []
  readonly attributes = new Map<string, string>()
  readonly listeners = new Map<string, (event: object) => void>()
  readonly style = {
    values: new Map<string, string>(),
    setProperty(name: string, value: string) {
      this.values.set(name, value)
    },
  }
  readonly ownerDocument = tinyDocument
  readonly localName: string | null
  data: string

  constructor(localName: string | null, data = '') {
    this.localName = localName
    this.data = data
  }
  get firstChild(): TinyNode | null {
    return this.childNodes[0] ?? null
  }
  get nextSibling(): TinyNode | null {
    const siblings = this.parentNode?.childNodes ?? []
    return siblings[siblings.indexOf(this) + 1] ?? null
  }
  get textContent(): string {
    return this.localName === null ? this.data : this.childNodes.map((child) => child.textContent).join('')
  }
  insertBefore(child: TinyNode, before: TinyNode | null): void {
    child.parentNode?.removeChild(child)
    const i = before === null ? -1 : this.childNodes.indexOf(before)
    this.childNodes.splice(i < 0 ? this.childNodes.length : i, 0, child)
    child.parentNode = this
  }
  appendChild(child: TinyNode): void {
    this.insertBefore(child, null)
  }
  removeChild(child: TinyNode): void {
    this.childNodes.splice(this.childNodes.indexOf(child), 1)
    child.parentNode = null
    // A browser also drops the focus of an element that is only moved.
    if (child.contains(tinyDocument.activeElement)) tinyDocument.activeElement = null
  }
  remove(): void {
    this.parentNode?.removeChild(this)
  }
  setAttribute(name: string, value: unknown): void {
    this.attributes.set(name, String(value))
  }
  removeAttribute(name: string): void {
    this.attributes.delete(name)
  }
  addEventListener(name: string, listener: (event: object) => void): void {
    this.listeners.set(name, listener)
  }
  removeEventListener(name: string): void {
    this.listeners.delete(name)
  }
  fire(name: string, event: object = {}): void {
    this.listeners.get(name)?.call(this, { ...event, type: name, currentTarget: this, target: this })
  }
  getBoundingClientRect() {
    return { left: 0, top: 0, right: 0, bottom: 0, width: 0, height: 0 }
  }
  contains(node: TinyNode | null): boolean {
    return node !== null && (node === this || this.contains(node.parentNode))
  }
  getElementsByTagName(name: string): readonly TinyNode[] {
    return this.all().filter(({ localName }) => localName === name)
  }
  querySelector(): TinyNode | null {
    return null
  }
  querySelectorAll(): readonly TinyNode[] {
    return []
  }
  scrollTo(): void {}
  scrollBy(): void {}
  showModal(): void {}
  focus(): void {
    tinyDocument.activeElement = this
  }
  close(): void {}
  showPopover(): void {}

  attribute(name: string): string | null {
    return this.attributes.get(name) ?? null
  }
  all(): readonly TinyNode[] {
    return this.childNodes.flatMap((child) => (child.localName === null ? [] : [child, ...child.all()]))
  }
  words(): string {
    if (this.localName === null) return this.data
    if (this.attribute('aria-hidden') === 'true') return ''
    return this.attribute('aria-label') ?? this.childNodes.map((child) => child.words()).join(' ')
  }
  html(): string {
    if (this.localName === null) return this.data
    const attributes = [...this.attributes].map(([name, value]) => ` ${name}="${value}"`).join('')
    return `<${this.localName}${attributes}>${this.childNodes.map((child) => child.html()).join('')}</${this.localName}>`
  }
}

class TinyDocument {
  // A getter: focus left by one test must not appear in the drawings of the next.
  #active: TinyNode | null = null
  get activeElement(): TinyNode | null {
    return this.#active
  }
  set activeElement(node: TinyNode | null) {
    this.#active = node
  }
  createElementNS(_: string, name: string): TinyNode {
    return new TinyNode(name)
  }
  createTextNode(data: unknown): TinyNode {
    return new TinyNode(null, String(data))
  }
}

const tinyDocument = new TinyDocument()
