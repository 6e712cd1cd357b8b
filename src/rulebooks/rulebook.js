export {};
//# sourceMappingURL=rulebook.js.map