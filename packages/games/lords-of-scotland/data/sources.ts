export type Source = { readonly id: string; readonly what: string; readonly proves: string }

export const SOURCES = [
  {
    id: 'S1',
    what: 'French transcription of the 2010 rulebook',
    proves: "setup, turn, scoring, powers' list, clarifications, alternative activation rule for 4-5",
  },
  {
    id: 'S2',
    what: 'Scans of nine cards (one of each lineage, 2015 French printing) in the public repository KirollAlmarion/LordsOfScotland',
    proves:
      'name, power wording, strength and rank positions, printed ranks, colours, badges, royal strength 12 and rank 97',
  },
  {
    id: 'S3',
    what: 'Card table in the same repository (C#)',
    proves:
      'strengths 1-12 for each of eight lineages, index order equal to the printed ranks, two royal cards of strength 12',
  },
  {
    id: 'S4',
    what: 'ultraboardgames.com, Lords of Scotland: game rules and clan powers (2015 English text; only the opening of each page was readable)',
    proves:
      "larger number = higher rank, face-up condition for activation, Cockburn, Fergusson (opponent's army, orientation kept), Forsyth, Makgill chain, Scott",
  },
  {
    id: 'S5',
    what: 'agamebuiltfortwo.blogspot.com, March 2012, and BoardGameGeek thread 786130 (2010 edition)',
    proves: 'MacDonnell 1 has rank 3, Makgill 1 has rank 2',
  },
  {
    id: 'S6',
    what: 'thalwind.com test of the French edition',
    proves: 'power of every lineage, strengths 1-12, two royal cards of value 12',
  },
  {
    id: 'S7',
    what: 'jedisjeux.net articles and game sheet (2010 and 2015 editions)',
    proves:
      'royal cards of value 12 that count as any clan, hand limit 10, only face-up cards count for activation, three lineages have an end-of-skirmish power',
  },
  { id: 'S8', what: 'hexanauta.com review', proves: 'eight suits 1-12 and one suit of two cards numbered 12' },
  {
    id: 'S9',
    what: 'ludopedia.com.br topic 9672',
    proves: 'nine tokens of the three lineages with an end-of-skirmish power, used for Scott copies',
  },
  { id: 'S10', what: 'radioreviewsblog.wordpress.com, May 2015', proves: 'rules unchanged between editions' },
  {
    id: 'S11',
    what: 'An unpublished Board Game Arena implementation by J. Haddadi (PHP, public repository)',
    proves:
      "second reading of the 2015 rulebook: MacDonnell stays only one more skirmish, Fergusson only into an opponent's army, 4-5 player test applied by default, Scott cards not copied, face-down discards not shown. Not used: its ranks, which are placeholders by its author's own note, and its royal strength 0, which contradicts a card scan (S2: 12)",
  },
] as const satisfies readonly Source[]

export type SourceId = (typeof SOURCES)[number]['id']

/** Ranks read on printed cards; all others follow from LOS-2, which fits each of these. */
export const OBSERVED_RANKS = [
  { slug: 'scott-1', rank: 1, source: 'S2' },
  { slug: 'makgill-1', rank: 2, source: 'S5' },
  { slug: 'macdonnell-1', rank: 3, source: 'S5' },
  { slug: 'makgill-4', rank: 26, source: 'S2' },
  { slug: 'forsyth-4', rank: 30, source: 'S2' },
  { slug: 'wemyss-5', rank: 36, source: 'S2' },
  { slug: 'cochrane-7', rank: 56, source: 'S2' },
  { slug: 'macdonnell-9', rank: 67, source: 'S2' },
  { slug: 'cockburn-10', rank: 79, source: 'S2' },
  { slug: 'fergusson-11', rank: 85, source: 'S2' },
  { slug: 'bruce-1', rank: 97, source: 'S2' },
] as const satisfies readonly { readonly slug: string; readonly rank: number; readonly source: SourceId }[]

export type Inference = {
  readonly what: string
  readonly basis: string
  readonly confidence: 'very high' | 'high' | 'low'
}

export const INFERRED = [
  {
    what: 'rank of the 86 cards that were not seen',
    basis:
      'Ten printed ranks, at least one for each of the eight normal lineages and from both editions, all fit one formula that fills 1 to 96 with no gap or repeat; S3 builds its deck with the same indices.',
    confidence: 'very high',
  },
  {
    what: 'rank 98 of the second royal card',
    basis: '98 cards, unique ranks, the other royal card is printed 97; S3 indexes it 98.',
    confidence: 'very high',
  },
  {
    what: 'power of each lineage in the 2010 printing',
    basis: 'Read from 2015 cards and text; S10 says that the rules did not change between the editions.',
    confidence: 'high',
  },
  {
    what: 'colours',
    basis: 'Median of the card margin in scans; only approximate. Choose a palette of your own for contrast.',
    confidence: 'low',
  },
] as const satisfies readonly Inference[]
