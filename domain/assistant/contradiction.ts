/** The key of a question as the check reads it: `correct` is an index, -1 for an annulled question, null for an essay. */
export type CheckedKey = {readonly choices: readonly string[]; readonly correct: number | null}

/** Letters of other alphabets that look like those of choices. */
const lookalikes: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  С: 'C',
  Е: 'E',
  а: 'a',
  с: 'c',
  е: 'e',
  Α: 'A',
  Β: 'B',
  Ε: 'E',
  Ԁ: 'D',
  Ϲ: 'C',
}

/** Plain letters without accents, marks of Markdown and invisible characters, in one kind of space. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}\u{e0000}-\u{e007f}]/gu, '')
    .replaceAll(/[АВСЕасеΑΒΕԀϹ]/g, (letter) => lookalikes[letter] ?? letter)
    .replaceAll(/<[^>]{0,200}>/g, ' ')
    .replaceAll(/[*_~`#>|\\]+/g, '')
    .replaceAll(/[^\S\n]+/g, ' ')
}

/** A pattern whose letters match in either case, where the rest of an expression must tell the cases apart. */
const inEitherCase = (pattern: string): string =>
  pattern.replaceAll(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)

const noun = inEitherCase(
  '(?:alternativas?|opc(?:ao|oes)|letras?|itens|item|assertivas?|respostas?|gabaritos?|options?|choices?|answers?)',
)
const right = String.raw`(?:corret[ao]s?|cert[ao]s?|verdadeir[ao]s?|gabaritos?|respostas?|marque|marcar|assinale|assinalar|escolha|escolher|melhor(?:es)?|acert(?:ou|aste|a|ei)|correct|right|answer)`
const wrong = String.raw`(?:incorret[ao]s?|errad[ao]s?|fals[ao]s?|equivocad[ao]s?|inadequad[ao]s?|err(?:ou|aste)|wrong|incorrect|false)`
const not = String.raw`(?:nao|nem|nunca|jamais|tampouco|not|longe de|deixa de|de (?:forma|modo|jeito|maneira) (?:alguma?|nenhuma?))`

/** Rewrites what says right or wrong into `YES` and `NO`, denials resolved. */
const judged = (clause: string): string =>
  clause
    .replaceAll(new RegExp(String.raw`\b${not}\s+((?:(?!${noun}\b)[\p{L}-]+\s+){0,4}?)${wrong}\b`, 'giu'), ' $1 YES ')
    .replaceAll(new RegExp(String.raw`\b${not}\s+((?:[\p{L}-]+\s+){0,4}?)${right}(?:\s+${right})*\b`, 'giu'), ' $1 NO ')
    .replaceAll(new RegExp(String.raw`\b${wrong}\b`, 'giu'), ' NO ')
    .replaceAll(new RegExp(String.raw`\b(?:${right})\b`, 'giu'), (word) => `${word} YES `)

const ordinals = ['primeira', 'segunda', 'terceira', 'quarta', 'quinta']
const letters = 'ABCDE'
const joint = String.raw`[\s"'“”‘’«»()\[\]:=.,–—-]{0,6}`
const filler = String.raw`(?:(?:e|sao|a|as|o|os|is|the|nao|oficial|correta|certa|seria|era|foi|YES|NO|numero)\b${joint}){0,6}`
/** Behind a letter that is a word as well (a, e): what shows that it is a choice. */
const afterChoice = String.raw`(?=["'”’»)\].,;:!?–—]|\s*$|\s+(?:YES|NO|esta|estao|foi|seria|nao|porque|pois)\b|\s+e\s+(?:a|o|YES|NO|${right}|${wrong})\b)`
const afterLetter = String.raw`(?![\p{L}\d])`

/** Where a text names choices by letter; each pattern has the letter as its group. */
const byLetter: readonly RegExp[] = [
  // "alternativa B", "resposta correta: (B)", "gabarito e a letra b"
  new RegExp(String.raw`\b${noun}\b${joint}${filler}([B-Db-d])${afterLetter}`, 'gu'),
  new RegExp(String.raw`\b${noun}\b${joint}${filler}([AEae])${afterLetter}${afterChoice}`, 'gu'),
  // "A)", "(C)", "[D]"
  new RegExp(String.raw`(?<![\p{L}\d])([A-E])\s?[)\]]`, 'gu'),
  // "correta e C", "marque D"
  new RegExp(String.raw`\bYES${joint}${filler}([B-D])${afterLetter}`, 'gu'),
  new RegExp(String.raw`\bYES${joint}${filler}([AE])${afterLetter}${afterChoice}`, 'gu'),
  // "C esta correta", "A e a certa"
  new RegExp(
    String.raw`(?<![\p{L}\d] )(?<![\p{L}\d])([A-E])\s+(?:esta|e|seria|is)\s+(?:a\s+|o\s+|the\s+)?(?:\p{L}+\s+)?(?:YES|NO)\b`,
    'gu',
  ),
  new RegExp(String.raw`(?<=\b[aA] )([B-D])\s+(?:esta|e|seria|foi|tambem)\b`, 'gu'),
  // "marcou C", "e sim a D"
  new RegExp(
    String.raw`\b(?:marcou|marcaste|escolheu|assinalou|respondeu|sim)\s+(?:a\s+|o\s+)?["'“‘«(\[]?([A-E])${afterLetter}`,
    'gu',
  ),
]
const list = new RegExp(String.raw`^(?:\s*(?:,|/|e|ou|and|or)\s*(?:(?:a|o)\s+)?([A-E])${afterLetter})`, 'u')

function lettersIn(clause: string): number[] {
  const found: number[] = []
  for (const pattern of byLetter) {
    for (const match of clause.matchAll(pattern)) {
      found.push(letters.indexOf((match[1] ?? '').toUpperCase()))
      let rest = clause.slice(match.index + match[0].length)
      for (let more = list.exec(rest); more !== null; more = list.exec(rest)) {
        found.push(letters.indexOf(more[1] ?? ''))
        rest = rest.slice(more[0].length)
      }
    }
  }
  return found
}

function ordinalsIn(clause: string, amount: number): number[] {
  const found: number[] = []
  for (const match of clause.matchAll(
    /\b(primeira|segunda|terceira|quarta|quinta|penultima|ultima) (?:alternativa|opcao|resposta)\b|\b(?:alternativa|opcao) (primeira|segunda|terceira|quarta|quinta|penultima|ultima)\b/gi,
  )) {
    const word = (match[1] ?? match[2] ?? '').toLowerCase()
    found.push(word === 'ultima' ? amount - 1 : word === 'penultima' ? amount - 2 : ordinals.indexOf(word))
  }
  for (const match of clause.matchAll(/\b(?:alternativa|opcao|letra|item) (?:numero )?([1-5])\b(?![.,]?\d)/gi))
    found.push(Number(match[1]) - 1)
  return found
}

const words = (text: string) =>
  plain(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\d%]+/gu, ' ')
    .trim()

/** The shortest text of a choice, in UTF-16 units, by which a sentence can name it. */
const leastText = 4

/** The choices whose texts a clause calls the right one: within a few words of the judgement, the longest text first. */
function textsCalledRight(clause: string, choices: readonly string[]): number[] {
  let rest = ` ${words(clause)} `
  const found: number[] = []
  const texts = choices
    .map((text, index) => ({text: words(text), index}))
    .filter(({text}) => text.length >= leastText)
    .toSorted((a, b) => b.text.length - a.text.length)
  for (const {text, index} of texts) {
    const at = rest.indexOf(` ${text} `)
    if (at < 0) continue
    const before = rest
      .slice(0, at + 1)
      .split(' ')
      .slice(-7)
      .join(' ')
    const after = rest
      .slice(at + 1 + text.length)
      .split(' ')
      .slice(0, 6)
      .join(' ')
    if (/\byes\b/.test(before) && !/\b(?:nao|no)\b/.test(before)) found.push(index)
    else if (/^ (?:e|esta|seria|era|foi|sao) (?:(?!no\b)\p{L}+ ){0,3}yes\b/u.test(after)) found.push(index)
    rest = rest.replace(` ${text} `, ' § ')
  }
  return found
}

const hasJudgement = (clause: string) => /\b(?:YES|NO)\b/.test(clause)

/**
 * Sentences, and parts of them that judge on their own: a part without a judgement stays with the one before, so that
 * "o gabarito não é B, e sim C" is read as a whole.
 */
function clausesOf(text: string): string[] {
  return plain(text)
    .split(/[.!?;\n]+(?=\s|$|["'”)\]])/)
    .flatMap((sentence) => {
      const parts = judged(sentence).split(
        /,\s+|\s+[–—-]\s+|\s+(?=(?:mas|porem|enquanto|contudo|entretanto|todavia|ja)\s)/i,
      )
      const clauses: string[] = []
      for (const part of parts) {
        const last = clauses.at(-1)
        const continues =
          !hasJudgement(part) || (last !== undefined && !hasJudgement(last) && lettersIn(part).length === 0)
        if (last !== undefined && continues) clauses[clauses.length - 1] = `${last}, ${part}`
        else clauses.push(part)
      }
      return clauses
    })
}

function clauseContradicts(clause: string, {choices, correct}: CheckedKey): boolean {
  if (!hasJudgement(clause)) return false
  const named = new Set([...lettersIn(clause), ...ordinalsIn(clause, choices.length)])
  const saysRight = /\bYES\b/.test(clause)
  const saysWrong = /\bNO\b/.test(clause) || /\b(?:nao|not)\b/i.test(clause)
  const others = [...named].some((index) => index !== correct)
  if (saysRight && !saysWrong && others) return true
  if (saysWrong && !saysRight) return correct !== null && named.has(correct)
  // Both at once, of a letter that may be either: whoever reads it cannot tell, and neither can this check.
  if (saysRight && saysWrong && named.size > 0) {
    const isDenied = named.size === 1 && others && !textsCalledRight(clause, choices).some((index) => index !== correct)
    if (!isDenied) return true
  }
  return saysRight && textsCalledRight(clause, choices).some((index) => index !== correct)
}

/**
 * Whether an answer names another choice as right than the key does, or the key's choice as wrong (D-27). It reads the text
 * alone, so nothing that a student writes or a provider says of itself changes it; a sentence that can be read both ways
 * counts as a contradiction, which a person then settles. Of an annulled question no choice is right; an essay has none.
 */
export function contradictsKey(answer: string, key: CheckedKey): boolean {
  if (key.correct === null) return false
  return clausesOf(answer).some((clause) => clauseContradicts(clause, key))
}
