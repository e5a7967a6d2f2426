const COMPONENTS = ['VCALENDAR', 'VTIMEZONE', 'STANDARD', 'VEVENT'] as const;

type Component = (typeof COMPONENTS)[number];
type Properties = Record<string, string>;

/**
 * Reads a calendar file as strictly as RFC 5545: lines end with CRLF and have 75 bytes at most, components are closed in
 * order. Returns the properties of each component by its name; a parameter belongs to the name: `DTSTART;TZID=…`.
 */
export function readCalendar(file: string): Partial<Record<Component, Properties>> {
  if (/[^\r]\n|\r[^\n]/.test(file) || !file.endsWith('\r\n'))
    throw new Error('A line does not end with CRLF');
  const physical = file.slice(0, -2).split('\r\n');
  for (const line of physical) if (Buffer.byteLength(line) > 75) throw new Error(`Too long: ${line}`);
  const components: Partial<Record<Component, Properties>> = {};
  const open: Component[] = [];
  for (const line of physical.join('\r\n').replaceAll('\r\n ', '').split('\r\n')) {
    const colon = line.indexOf(':');
    const [name, value] = [line.slice(0, colon), line.slice(colon + 1)];
    if (!/^[A-Z-]+(?:;[A-Z-]+=[\w/-]+)*$/.test(name)) throw new Error(`Not a property: ${line}`);
    if (name === 'BEGIN') {
      const component = COMPONENTS.find((known) => known === value);
      if (component === undefined) throw new Error(`Not a component: ${value}`);
      open.push(component);
      components[component] = {};
    } else if (name === 'END') {
      if (open.pop() !== value) throw new Error(`${value} is not open`);
    } else {
      const current = open.at(-1);
      const component = current && components[current];
      if (component === undefined) throw new Error(`Outside of components: ${line}`);
      component[name] = unescaped(value);
    }
  }
  if (open.length > 0) throw new Error(`${open.join()} is not closed`);
  return components;
}

function unescaped(value: string): string {
  return value.replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
}
