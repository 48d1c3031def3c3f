// What is cut, covered or out of sight of the parts of a page that a query names: a list of sentences, empty where all
// is well. `must` are those that may not be put away: other things that a dock has no room for lie whole below its rows.
// `within` are parts that may scroll inside, but for `choices`; with `scrolls` the page itself may be scrolled to each part.
({ parts, must, within, choices, scrolls }) => {
    const found = [];
    const NEAR = 1; // pixels that a browser may be off by rounding
    const FRAME = 3; // above and below: what a line is higher than its letters
    const GLYPH = 0.6; // of a line, above and below: less than what an accent needs
    const called = (one) => `${one.tagName.toLowerCase()}.${String(one.className.baseVal ?? one.className).replace(/ ?svelte-\S+/g, '')} “${one.textContent.trim().slice(0, 30)}”`;
    const say = (what, one, more = '') => found.push(`${what}: ${called(one)} in ${called(one.closest('section, aside, header, nav') ?? one)} ${more}`);
    const related = (one, other) => one === other || one.contains(other) || other.contains(one);
    const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !one.closest('.spoken, select, title, desc, option, [hidden]') && getComputedStyle(one).clipPath !== 'inset(50%)';

    const styles = new Map();
    const styleOf = (one) => styles.get(one) ?? styles.set(one, getComputedStyle(one)).get(one);

    /** The boxes of the lines of an element's own texts. */
    function lines(one) {
        const boxes = [];
        for (const node of one.childNodes) {
            if (node.nodeType !== Node.TEXT_NODE || !node.data.trim()) continue;
            const range = document.createRange();
            range.selectNodeContents(node);
            boxes.push(...range.getClientRects());
        }
        return boxes.filter((box) => box.width > 0 && box.height > 0);
    }
    /** Words that go on in the next line without a hyphen. */
    function broken(one) {
        const words = [];
        for (const node of one.childNodes) {
            if (node.nodeType !== Node.TEXT_NODE) continue;
            for (const word of node.data.matchAll(/[^\s\u00AD\u200B/–-]{2,}/g)) {
                const range = document.createRange();
                const tops = new Set();
                for (let at = word.index + 1; at < word.index + word[0].length; at++) {
                    range.setStart(node, at);
                    range.setEnd(node, at + 1);
                    tops.add(Math.round(range.getBoundingClientRect().top));
                }
                if (tops.size > 1) words.push(word[0]);
            }
        }
        return words;
    }
    /** Whether an element would hide what lies under this point. */
    function paints(one, x, y) {
        const style = styleOf(one);
        if (style.visibility === 'hidden' || Number(style.opacity) === 0) return false;
        if (one instanceof SVGElement && !(one instanceof SVGSVGElement)) return !/^(none|transparent)$/.test(style.fill) && one.tagName !== 'g';
        if (!/^(transparent|rgba\(.*, 0\))$/.test(style.backgroundColor) || style.backgroundImage !== 'none') return true;
        return lines(one).some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom);
    }
    /** In a drawing what comes later lies above. */
    const below = (top, one) => one.ownerSVGElement && one.ownerSVGElement === top.ownerSVGElement && top.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING;
    function covers(one, box) {
        for (const [across, down] of [[0.06, 0.5], [0.5, 0.4], [0.94, 0.5], [0.97, 0.75]]) {
            const [x, y] = [box.left + box.width * across, box.top + box.height * down];
            const first = document.elementFromPoint(x, y); // nearly always the thing itself, and found much faster than all
            if (first && related(first, one)) continue;
            for (const top of document.elementsFromPoint(x, y)) {
                if (related(top, one) || below(top, one)) break;
                if (paints(top, x, y)) return top;
            }
        }
        return null;
    }
    function look(one) {
        let at = one.getBoundingClientRect();
        if (scrolls && (at.top < 100 || at.bottom > innerHeight - 200 || at.left < 0 || at.right > innerWidth)) one.scrollIntoView({ block: 'center', inline: 'center' });
        at = one.getBoundingClientRect();
        const texts = lines(one);
        const boxes = texts.length ? texts : [one.getBoundingClientRect()];
        if (!boxes[0].width || !boxes[0].height) return;
        const dock = one.closest('.laptop .things');
        if (dock && !one.closest(must) && at.top >= dock.getBoundingClientRect().bottom) return;
        if (texts.length > 1) for (const word of broken(one)) say('cut', one, `breaks ${word}`);
        const drawn = one instanceof SVGElement;
        // A text that says with dots that it goes on, and has all of it in its title, is not cut.
        const short = styleOf(one).textOverflow === 'ellipsis' && one.closest('[title]') ? at : null;
        const scroller = one.closest('.choose, .ending') ? null : one.closest(within);
        for (let box of boxes) {
            if (short) box = new DOMRect(short.left, box.top, Math.min(box.width, short.width), box.height);
            const seen = scroller?.getBoundingClientRect();
            // A form that is longer than its panel scrolls, what stands before its button behind that. What can be chosen does not.
            const foot = scroller && scroller.scrollHeight > scroller.clientHeight ? scroller.querySelector('.choose') : null;
            const behind = foot && foot.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING;
            const end = Math.min(seen?.bottom ?? Infinity, behind ? foot.getBoundingClientRect().top : Infinity);
            if (seen && (box.top < seen.top || box.bottom > end)) {
                const away = box.top < seen.top - NEAR || box.bottom > end + NEAR;
                return away && !scrolls && one.closest(choices) ? say('scrolled', one, 'in the form') : undefined;
            }
            if (box.left < -NEAR || box.right > innerWidth + NEAR || box.top < -NEAR || box.bottom > innerHeight + NEAR) return say('scrolled', one, `at ${Math.round(box.left)} ${Math.round(box.top)}`);
            for (let around = one; around && around !== document.body; around = around.parentElement) {
                const style = styleOf(around);
                const limits = around.getBoundingClientRect();
                const badge = one.matches('.double') && around.matches('.opinion'); // it lies on the corner
                const frame = around !== one && !badge && around.matches('.panel, .player, .board, .national, .sentence, .topbar, .opinion, .chip, button');
                const clips = style.overflowX !== 'visible' || style.overflowY !== 'visible';
                if (!frame && !clips) continue;
                if (around instanceof SVGElement && style.overflowX === 'visible') continue;
                const above = clips && !drawn && texts.length ? GLYPH : FRAME;
                const outside = box.left < limits.left - NEAR || box.right > limits.right + NEAR || box.top < limits.top - above || box.bottom > limits.bottom + above;
                if (!outside) continue;
                if (/auto|scroll/.test(style.overflowY + style.overflowX)) {
                    return say('scrolled', one, `in ${called(around)}`);
                }
                return say('cut', one, `by ${called(around)}`);
            }
            const over = covers(one, box);
            if (over) return say('covered', one, `by ${called(over)}`);
        }
    }
    // What lets the pointer through is seen as well as the rest: while we look, everything answers to a point.
    const asked = new CSSStyleSheet();
    asked.replaceSync('*, *::before, *::after { pointer-events: auto !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, asked];
    for (const part of document.querySelectorAll(parts)) {
        if (!shown(part)) continue;
        const inside = [part, ...part.querySelectorAll('*')].filter(shown);
        // Texts, and what is drawn instead of words.
        for (const one of inside) if (lines(one).length || (one.matches('svg.icon, .solid, .politician, .opinion, button') && !one.closest('[aria-hidden=true] *'))) look(one);
    }
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== asked);
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) found.push(`scrolled: the page by ${root.scrollWidth - root.clientWidth} sideways`);
    if (!scrolls) {
        if (root.scrollHeight > root.clientHeight + NEAR) found.push(`scrolled: the page by ${root.scrollHeight - root.clientHeight}`);
        for (const part of document.querySelectorAll('.table, .left, .middle')) if (part.scrollHeight > part.clientHeight + NEAR) found.push(`scrolled: ${called(part)} by ${part.scrollHeight - part.clientHeight}`);
    }
    return [...new Set(found)];
}
