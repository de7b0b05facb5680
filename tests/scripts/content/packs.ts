import type {RuleContext} from '../../../content/tools/rules/rule.ts'
import {readSources} from '../../../content/tools/sources.ts'

/** A question as an author writes it; parts can be replaced by others. */
export const questionText = ({
  id = 'cm-febre-1',
  head = 'gabarito: C',
  body = 'Homem de 40 anos com febre.\n\nQual é a conduta?',
  choices = ['- A) Um.', '- B) Dois.', '- C) Três.', '- D) Quatro.'],
  comment = [
    'Resposta: **C**. Porque sim.',
    '- **A)** Errada: não.\n- **B)** Errada: não.\n- **D)** Errada: não.',
    'Fonte: Ministério da Saúde, 2024.',
  ].join('\n\n'),
}: Partial<{id: string; head: string; body: string; choices: readonly string[]; comment: string}> = {}) => `# ${id}

\`\`\`yaml
aula: cm-febre
instituição: Hospital Fictício
uf: SP
ano: 2024
dificuldade: fácil
${head}
\`\`\`

${body}

${choices.join('\n')}

## Comentário

${comment}

## Histórico

- 2026-11-22: escrita.
`

/** A lesson as an author writes it. */
export const lessonText = (cards = '## rótulo\n\nA frente?\n\n---\n\nO verso.') => `---
id: cm-febre
título: Febre
área: CM
classificação: [Clínica médica]
fase: 1
dia: 0
resumo: O que é febre.
---

# Texto

## Referências

Ministério da Saúde, 2024.

# Mapa mental

- Ramo
  - folha

# Vídeo

## Quadro

- linha

> O que é dito.

# Flashcards

${cards}

# Histórico

- 2026-11-22: escrita.
`

/** What the rules look at, of a file of questions and others. */
export function ruleContextOf(questions: string, others: Readonly<Record<string, string>> = {}): RuleContext {
  const files = Object.entries({'questions/cm-1.md': questions, ...others}).map(([name, text]) => ({name, text}))
  return {files, sources: readSources(files), others: new Map(), media: new Set(), isWord: () => true}
}
