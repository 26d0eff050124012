import { expect, test } from 'vitest';
import { namelessControlsIn } from './control-names.ts';

const fileOf = (element: string) =>
  `import { X } from 'lucide-react';\nexport const Part = (props: object) => (\n  ${element}\n);\n`;

test.each([
  '<button type="button" onClick={close}><X aria-hidden /></button>',
  '<Button size="icon" onPress={close}>\n    <X className="size-4" />\n  </Button>',
  '<AriaButton><span className="grid"><Other aria-hidden /></span></AriaButton>',
  '<Link to="/projects">{isOpen ? <X aria-hidden /> : <Other aria-hidden />}</Link>',
  '<a href="/">{isOpen && <svg />}</a>',
  '<button type="button" />',
])('%s is refused, with its line', (element) => {
  const [problem, ...others] = namelessControlsIn('ui/Part.tsx', fileOf(element));
  expect(problem).toMatch(/^ui\/Part\.tsx:3 .+ shows an icon alone/u);
  expect(others).toEqual([]);
});

test.each([
  '<Button aria-label="Close"><X aria-hidden /></Button>',
  '<Button aria-labelledby="title"><X aria-hidden /></Button>',
  '<Button><X aria-hidden /> Close</Button>',
  '<Button><X aria-hidden /><span className="sr-only">Close</span></Button>',
  '<button type="button"><span aria-label="Close"><X /></span></button>',
  '<a href="/">{isOpen ? <X aria-hidden /> : name}</a>',
  '<a href="/"><ProductMark /></a>',
  '<Button {...props}><X aria-hidden /></Button>',
  '<CloseButton onPress={close} />',
  // Named by what is around it.
  '<Button slot="previous"><X aria-hidden /></Button>',
  '<DatePicker><Button><X aria-hidden /></Button></DatePicker>',
])('%s is let through', (element) => {
  expect(namelessControlsIn('ui/Part.tsx', fileOf(element))).toEqual([]);
});
